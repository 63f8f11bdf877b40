import { outcomeOf } from "@learnin/domain/exchange/exchange-note";
import { checkQuestion } from "@learnin/domain/question/checks/check-question";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readFile } from "./read-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
function items(content: Uint8Array | string) {
	const read = readFile(typeof content === "string" ? bytes(content) : content, "auto");
	if ("fault" in read) throw new Error(read.fault);
	for (const { question } of read.items) if (question !== null) expect(checkQuestion(question)).toEqual([]);
	return read.items;
}
const only = (content: string) => items(content)[0];
const codes = (content: string) =>
	(only(content)?.notes ?? [])
		.map(({ code, detail }) => (detail === "" ? code : `${code}: ${detail}`))
		.filter((code) => !code.startsWith("general-"));

const text = (name: string, html: string, format = "html") =>
	`<${name} format="${format}"><text><![CDATA[${html}]]></text></${name}>`;
const moodle = (type: string, inner: string, question = "<p>What is <b>it</b>?</p>") =>
	`<?xml version="1.0" encoding="UTF-8"?><quiz><question type="${type}"><name><text>Mine</text></name>${text("questiontext", question)}${text("generalfeedback", "<p>So it is.</p>")}${inner}</question></quiz>`;
const answer = (fraction: number, value: string, more = "") =>
	`<answer fraction="${fraction}"><text>${value}</text>${more}</answer>`;

describe("Moodle XML", () => {
	test.each<[string, string, object]>([
		[
			"multichoice with one right",
			moodle(
				"multichoice",
				`<single>true</single>${answer(100, "yes")}${answer(0, "no", text("feedback", "Look again."))}`,
			),
			{
				question_type: "SELECT_ONE",
				prompt: "What is **it**?",
				explanation: "So it is.",
				known_mistakes: [{ answer: "b", feedback: "Look again." }],
			},
		],
		[
			"multichoice with several",
			moodle("multichoice", `<single>false</single>${answer(50, "a")}${answer(50, "b")}${answer(-100, "c")}`),
			{ question_type: "SELECT_ALL", key: { option_ids: ["a", "b"] } },
		],
		[
			"truefalse",
			moodle("truefalse", answer(0, "true") + answer(100, "false")),
			{ question_type: "SELECT_ONE", key: { option_id: "b" } },
		],
		[
			"shortanswer with case",
			moodle("shortanswer", `<usecase>1</usecase>${answer(100, "cm")}`),
			{ question_type: "FILL_ONE", answer_type: "STRING", key: { answers: ["cm"], is_case_sensitive: true } },
		],
		[
			"numerical with tolerance and a unit",
			moodle(
				"numerical",
				`${answer(100, "3.14", "<tolerance>0.01</tolerance>")}<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>`,
			),
			{ answer_type: "FLOAT", answer_suffix: "cm", key: { answers: ["3.14"], tolerance: "0.01" } },
		],
		[
			"matching",
			moodle(
				"matching",
				["1+1 two", "2+2 four", " six"]
					.map(
						(pair) =>
							`<subquestion format="html"><text>${pair.split(" ")[0]}</text><answer><text>${pair.split(" ")[1]}</text></answer></subquestion>`,
					)
					.join(""),
			),
			{
				question_type: "MATCH_THE_FOLLOWING",
				right_options: [{ label: "two" }, { label: "four" }, { label: "six" }],
			},
		],
		[
			"essay with notes for graders",
			moodle("essay", text("graderinfo", "<p>Because.</p><ul><li>Says why.</li></ul>")),
			{
				question_type: "VERIFY_WITH_LLM",
				key: { sample_answer: "Because.", rubric: [{ requirement: "Says why." }] },
			},
		],
		[
			"cloze with numbers",
			moodle("cloze", "", "<p>3 × 2 = {1:NUMERICAL:=6:0} and {2:SHORTANSWER:=half~=1/2~%0%third#No.}</p>"),
			{
				question_type: "FILL_MULTIPLE",
				prompt: "3 × 2 = [[b1]] and [[b2]]",
				blanks: [{ answer_type: "INTEGER", key: { answers: ["6"] } }, { key: { answers: ["half", "1/2"] } }],
				known_mistakes: [{ part: "b2", answer: "third", feedback: "No." }],
			},
		],
		[
			"cloze with choices",
			moodle("cloze", "", "<p>It is {1:MULTICHOICE:=big~small} and {1:MC:round~=square}.</p>"),
			{
				question_type: "LABELED_INPUT",
				prompt: "It is **(1)** and **(2)**.",
				labels: [{ choices: ["big", "small"], key: { answers: ["big"] } }, { key: { answers: ["square"] } }],
			},
		],
		[
			"cloze with one number at the end",
			moodle("cloze", "", "<p>How many?</p><p>{1:NUMERICAL:=6}</p>"),
			{ question_type: "FILL_ONE", prompt: "How many?", key: { answers: ["6"] } },
		],
	])("%s", (_, xml, question) => {
		expect(only(xml)?.question).toMatchObject(question);
	});

	test.each([
		["a type that we do not have", moodle("ddimageortext", ""), "not-supported: ddimageortext"],
		[
			"a place that we do not have",
			moodle("cloze", "", "{1:MULTIRESPONSE:=a~=b}"),
			"not-supported: cloze MULTIRESPONSE",
		],
		["a text that asks nothing", moodle("description", ""), "no-answer"],
		["an essay without notes", moodle("essay", ""), "no-model-answer"],
		["part of the credit", moodle("shortanswer", answer(100, "a") + answer(50, "b")), "partial-credit: b"],
		[
			"a picture",
			moodle("shortanswer", answer(100, "a"), '<img src="@@PLUGINFILE@@/a.png" alt="a bee">?'),
			"picture-left-out: a bee",
		],
	])("reports %s", (_, xml, code) => {
		expect(codes(xml)).toContain(code);
	});

	test("uses categories and tags to file a question", () => {
		const xml = moodle(
			"shortanswer",
			`${answer(100, "a")}<tags><tag><text>skill:add-within-100</text></tag><tag><text>difficulty:4</text></tag><tag><text>easy</text></tag></tags>`,
		);
		const category =
			'<question type="category"><category><text>$course$/top/Sums</text></category></question>';
		expect(only(xml.replace("<quiz>", `<quiz>${category}`))?.filing).toEqual({
			skill_id: "add-within-100",
			difficulty: 4,
			tags: ["easy", "Sums"],
		});
	});
});

const item = (body: string, right = "", more = "") =>
	`<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Mine">${right}<itemBody>${body}</itemBody>${more}</assessmentItem>`;
const declare = (id: string, values: string[], type = "identifier") =>
	`<responseDeclaration identifier="${id}" cardinality="single" baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join("")}</correctResponse></responseDeclaration>`;
const choices = (tag: string, list: string[]) =>
	list.map((each) => `<${tag} identifier="${each}">${each} it</${tag}>`).join("");
const matchSets = `<simpleMatchSet>${choices("simpleAssociableChoice", ["A", "B"])}</simpleMatchSet><simpleMatchSet>${choices("simpleAssociableChoice", ["X", "Y", "Z"])}</simpleMatchSet>`;

describe("QTI", () => {
	test.each<[string, string, object]>([
		[
			"choice of one",
			item(
				`<p>Which?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Choose.</prompt>${choices("simpleChoice", ["A", "B"])}</choiceInteraction>`,
				declare("R", ["B"]),
			),
			{ question_type: "SELECT_ONE", prompt: "Which?", cta: "Choose.", key: { option_id: "b" } },
		],
		[
			"choice of several, asked within",
			item(
				`<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Which?</prompt>${choices("simpleChoice", ["A", "B", "C"])}</choiceInteraction>`,
				declare("R", ["A", "C"]),
			),
			{ question_type: "SELECT_ALL", prompt: "Which?", key: { option_ids: ["a", "c"] } },
		],
		[
			"one text entry",
			item(
				'<p>How long?</p><p>x = <textEntryInteraction responseIdentifier="R"/> cm</p>',
				declare("R", ["12"], "integer"),
			),
			{
				question_type: "FILL_ONE",
				prompt: "How long?",
				answer_prefix: "x =",
				answer_suffix: "cm",
				answer_type: "INTEGER",
			},
		],
		[
			"text entries",
			item(
				'<p>First <textEntryInteraction responseIdentifier="R"/>, then <textEntryInteraction responseIdentifier="S"/>.</p>',
				declare("R", ["1.5"], "float") + declare("S", ["red"], "string"),
			),
			{ question_type: "FILL_MULTIPLE", answer_type: "MIXED", prompt: "First [[b1]], then [[b2]]." },
		],
		[
			"match",
			item(
				`<p>Match.</p><matchInteraction responseIdentifier="R">${matchSets}</matchInteraction>`,
				declare("R", ["A Y", "B X"], "directedPair"),
			),
			{
				question_type: "MATCH_THE_FOLLOWING",
				key: { answer_dict: { l1: "r1", l2: "r2" } },
				right_options: [{ label: "Y it" }, { label: "X it" }, { label: "Z it" }],
			},
		],
		[
			"associate",
			item(
				`<p>Pair.</p><associateInteraction responseIdentifier="R">${choices("simpleAssociableChoice", ["A", "B", "C", "D"])}</associateInteraction>`,
				declare("R", ["A C", "B D"], "pair"),
			),
			{ question_type: "MATCH_THE_FOLLOWING", left_options: [{ label: "A it" }, { label: "B it" }] },
		],
		[
			"gap match",
			item(
				`<gapMatchInteraction responseIdentifier="R"><prompt>Fill.</prompt>${choices("gapText", ["X", "Y", "Z"])}<p>A <gap identifier="G1"/> and a <gap identifier="G2"/>.</p></gapMatchInteraction>`,
				declare("R", ["X G1", "Z G2"], "directedPair"),
			),
			{
				question_type: "MATCH_THE_FOLLOWING",
				prompt: "A **(1)** and a **(2)**.",
				cta: "Fill.",
				left_options: [{ label: "Gap 1" }, { label: "Gap 2" }],
			},
		],
		[
			"order",
			item(
				`<p>Order.</p><orderInteraction responseIdentifier="R"><prompt>Least first.</prompt>${choices("simpleChoice", ["A", "B", "C"])}</orderInteraction>`,
				declare("R", ["B", "C", "A"]),
			),
			{
				question_type: "MATCH_THE_FOLLOWING",
				interaction: { kind: "order" },
				cta: "Least first.",
				left_options: [{ label: "1st" }, { label: "2nd" }, { label: "3rd" }],
				right_options: [{ label: "B it" }, { label: "C it" }, { label: "A it" }],
			},
		],
		[
			"match with several cards to a bin",
			item(
				`<p>Sort.</p><matchInteraction responseIdentifier="R"><simpleMatchSet>${choices("simpleAssociableChoice", ["A", "B", "C"])}</simpleMatchSet><simpleMatchSet>${choices("simpleAssociableChoice", ["X", "Y"])}</simpleMatchSet></matchInteraction>`,
				declare("R", ["A X", "B Y", "C X"], "directedPair"),
			),
			{
				question_type: "LABELED_INPUT",
				interaction: { kind: "sort" },
				labels: [
					{ label: "A it", choices: ["X it", "Y it"], key: { answers: ["X it"] } },
					{ label: "B it", key: { answers: ["Y it"] } },
					{ label: "C it", key: { answers: ["X it"] } },
				],
			},
		],
		[
			"match with bins first",
			item(
				`<p>Sort.</p><matchInteraction responseIdentifier="R"><simpleMatchSet>${choices("simpleAssociableChoice", ["X", "Y"])}</simpleMatchSet><simpleMatchSet>${choices("simpleAssociableChoice", ["A", "B", "C"])}</simpleMatchSet></matchInteraction>`,
				declare("R", ["X A", "Y B", "X C"], "directedPair"),
			),
			{ interaction: { kind: "sort" }, labels: [{ label: "A it" }, { label: "B it" }, { label: "C it" }] },
		],
		[
			"slider",
			item(
				'<p>Where?</p><sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="100" step="10"/>',
				declare("R", ["40"], "integer"),
			),
			{
				question_type: "FILL_ONE",
				answer_type: "INTEGER",
				key: { answers: ["40"] },
				interaction: { kind: "number_line", from: 0, to: 100, steps: 10, number_every: 1 },
			},
		],
		[
			"inline choice",
			item(
				`<p>It is <inlineChoiceInteraction responseIdentifier="R">${choices("inlineChoice", ["big", "small"])}</inlineChoiceInteraction>.</p>`,
				declare("R", ["small"]),
			),
			{
				question_type: "LABELED_INPUT",
				prompt: "It is **(1)**.",
				labels: [{ choices: ["big it", "small it"], key: { answers: ["small it"] } }],
			},
		],
		[
			"extended text",
			item(
				'<p>Why?</p><rubricBlock view="scorer"><p>Because.</p><ul><li>Says why.</li></ul></rubricBlock><extendedTextInteraction responseIdentifier="R"/>',
				declare("R", [], "string"),
			),
			{
				question_type: "VERIFY_WITH_LLM",
				prompt: "Why?",
				key: { sample_answer: "Because.", rubric: [{ requirement: "Says why." }] },
			},
		],
		[
			"a tolerance",
			item(
				'<p>Pi? <textEntryInteraction responseIdentifier="R"/></p>',
				declare("R", ["3.14"], "float"),
				'<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.01 0.01"><variable identifier="R"/><correct identifier="R"/></equal></responseIf></responseCondition></responseProcessing>',
			),
			{ answer_type: "FLOAT", key: { answers: ["3.14"], tolerance: "0.01" } },
		],
		[
			"MathML",
			item(
				`<p>Is <m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mfrac><m:mn>1</m:mn><m:mn>2</m:mn></m:mfrac></m:math> it?</p><choiceInteraction responseIdentifier="R" maxChoices="1">${choices("simpleChoice", ["A", "B"])}</choiceInteraction>`,
				declare("R", ["B"]),
			),
			{ prompt: "Is $\\dfrac{1}{2}$ it?" },
		],
	])("%s", (_, xml, question) => {
		expect(only(xml)?.question).toMatchObject(question);
	});

	test.each([
		"hotspot",
		"graphicOrder",
		"graphicAssociate",
		"graphicGapMatch",
		"selectPoint",
		"positionObject",
		"upload",
		"drawing",
		"media",
		"hottext",
		"custom",
		"portableCustom",
		"endAttempt",
	])("reports %s and never drops it silently", (kind) => {
		const found = only(item(`<p>Do it.</p><${kind}Interaction responseIdentifier="R"/>`));
		expect(found).toMatchObject({
			name: "Mine",
			question: null,
			notes: [{ code: "not-supported", detail: `${kind}Interaction` }],
		});
	});

	test.each(["order", "slider"])("refuses %s without a right answer", (kind) => {
		const found = only(item(`<p>Do it.</p><${kind}Interaction responseIdentifier="R"/>`));
		expect(found).toMatchObject({ question: null, notes: [{ code: "no-right-answer" }] });
	});

	test("reads QTI 3 by its own names", () => {
		const xml =
			'<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="Three"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>Which?</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>';
		expect(only(xml)).toMatchObject({
			name: "Three",
			question: { question_type: "SELECT_ONE", key: { option_id: "a" } },
		});
		const pci = xml.replaceAll("qti-choice-interaction", "qti-portable-custom-interaction");
		expect(codes(pci)).toEqual(["not-supported: portableCustomInteraction"]);
	});

	test("reads a package: items in files, tags of the manifest, and notes for a test and a broken file", () => {
		const good = item(
			`<p>Which?</p><choiceInteraction responseIdentifier="R" maxChoices="1">${choices("simpleChoice", ["A", "B"])}</choiceInteraction>`,
			declare("R", ["B"]),
		);
		const manifest =
			'<manifest><resources><resource href="items/a.xml"><metadata><imsmd:lom xmlns:imsmd="x"><imsmd:general><imsmd:keyword><imsmd:string>difficulty:5</imsmd:string></imsmd:keyword></imsmd:general></imsmd:lom></metadata></resource></resources></manifest>';
		const zip = zipSync({
			"imsmanifest.xml": strToU8(manifest),
			"items/a.xml": strToU8(good),
			"test.xml": strToU8('<assessmentTest identifier="t" title="The test"/>'),
			"broken.xml": strToU8("<a><b></a>"),
			"a.png": new Uint8Array([1]),
		});
		const read = items(zip);
		expect(read.map(({ name, notes }) => [name, outcomeOf(notes)])).toEqual([
			["Mine", "accepted"],
			["The test (test.xml)", "refused"],
			["broken.xml", "refused"],
		]);
		expect(read[0]?.filing.difficulty).toBe(5);
	});
});

describe("hostile files", () => {
	const fault = (content: Uint8Array | string) => {
		const read = readFile(typeof content === "string" ? bytes(content) : content, "auto");
		return "fault" in read ? read.fault : null;
	};
	const deep = `<quiz>${"<a>".repeat(5000)}${"</a>".repeat(5000)}</quiz>`;

	test.each([
		[
			"an entity of a file",
			'<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>',
			"xml_with_doctype",
		],
		[
			"entities that grow",
			'<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><quiz>&b;</quiz>',
			"xml_with_doctype",
		],
		[
			"a document type elsewhere",
			'<!doctype quiz SYSTEM "http://evil.test/x.dtd"><quiz/>',
			"xml_with_doctype",
		],
		["endless depth", deep, "too_deep"],
		["a broken end", "<quiz><question></quiz>", "broken_xml"],
		["no end", "<quiz><question>", "broken_xml"],
		// A reader that is not single-pass would restart at every tag of these.
		["tags that never end", `<quiz>${"<a ".repeat(200_000)}`, "broken_xml"],
		["comments that never end", `<quiz>${"<!--".repeat(200_000)}`, "broken_xml"],
		["a comment with a tag in it", "<quiz><!-- <a> <!DOCTYPE x> --></quiz>", "nothing_in_it"],
		["nothing", "", "empty"],
		["a program", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0xff, 0xfe, 0x80]), "not_text"],
		["another XML", "<html><body/></html>", "unknown_format"],
		["words", "Just a letter to somebody.", "unknown_format"],
		["a cut package", zipSync({ "a.xml": strToU8("<a/>") }).subarray(0, 40), "broken_zip"],
		["a path out of the package", zipSync({ "../../a.xml": strToU8("<a/>") }), "unsafe_zip"],
		["a path from the root", zipSync({ "/etc/a.xml": strToU8("<a/>") }), "unsafe_zip"],
		["a path of Windows", zipSync({ "c:\\a.xml": strToU8("<a/>") }), "unsafe_zip"],
		["a package that grows", zipSync({ "a.png": new Uint8Array(60_000_000) }), "zip_too_large"],
		["a package of nothing", zipSync({}), "nothing_in_it"],
	])("%s", (_, content, expected) => {
		expect(fault(content)).toBe(expected);
	});

	test("a document type inside a text is text", () => {
		const html = "&lt;!DOCTYPE html&gt;<script>alert(1)</script><img src=x onerror=alert(1)>Fine?";
		expect(only(moodle("shortanswer", answer(100, "a"), html))?.question?.prompt).toBe(
			"<!DOCTYPE html>Fine?",
		);
	});

	test("field names that every object has mean nothing", () => {
		expect(
			items('{"prompt":"a","__proto__":{"x":1},"answer_list":["1"],"constructor":"y"}')[0]?.question,
		).toMatchObject({ key: { answers: ["1"] } });
		expect(fault("<__proto__><constructor/></__proto__>")).toBe("unknown_format");
	});

	test("a table with formulas becomes text", () => {
		const csv = 'question_type,prompt,right\nFILL_ONE,"\'=cmd|x",4\n';
		expect(items(csv)[0]?.question?.prompt).toBe("=cmd|x");
	});
});
