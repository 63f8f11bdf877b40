import { everyQuestion } from "@learnin/domain/examples/every-question";
import { readQti } from "@learnin/domain/exchange/qti/read-qti";
import { checkQuestion } from "@learnin/domain/question/checks/check-question";
import type { Question } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { readInteraction } from "./formats/read-interaction.ts";
import { readFile } from "./formats/read-file.ts";
import { type BankItem, writeItem } from "./formats/write-items.ts";
import { readXml } from "./formats/xml-tree.ts";

const made = everyQuestion.filter(({ question }) => question.interaction !== undefined);
const item = (question: Question): BankItem => ({
	question_id: "5d3c1b6e-0000-4000-8000-000000000001",
	name: "Mine",
	question,
	filing: { skill_id: "add-within-100", difficulty: 3, tags: [] },
});

function readBack(text: string): Question | null {
	const xml = readXml(text);
	if ("fault" in xml) throw new Error(xml.fault);
	return readQti(xml.root, { readInteraction }).question;
}

describe("QTI", () => {
	test.each(made.map(({ title, question }) => [title, question] as const))(
		"3 returns the interaction of “%s”",
		(_, question) => {
			const written = writeItem("qti3", item(question));
			expect(written?.lost ?? ["everything"]).not.toContain("interaction");
			expect(readBack(written?.text ?? "")?.interaction).toEqual(question.interaction);
		},
	);

	test.each([
		["order", "qti-order-interaction", "orderInteraction"],
		["sort", "qti-match-interaction", "matchInteraction"],
		["venn", "qti-match-interaction", "matchInteraction"],
	])("has its own interaction for %s", (kind, name3, name2) => {
		const { question } = made.find((each) => each.question.interaction?.kind === kind) ?? {};
		if (question === undefined) throw new Error(`no example of ${kind}`);
		expect(writeItem("qti3", item(question))?.text).toContain(`<${name3}`);
		const two = writeItem("qti2", item(question))?.text ?? "";
		expect(two).toContain(`<${name2}`);
		// QTI 2 has no attributes of our own: what it says by itself is read.
		expect(two).not.toContain("data-learnin");
		expect(readBack(two)?.interaction?.kind).toBe(kind === "venn" ? "sort" : kind);
	});

	test("has a slider for a number line in whole steps, and a text entry for others", () => {
		const line = { kind: "number_line", from: 0, to: 100, steps: 20, number_every: 5 } as const;
		const whole: Question = {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Where is the middle between 60 and 80?",
			interaction: line,
			hints: ["Count by fives.", "How far is it from 60 to 80?"],
			explanation: "Half of the way is 10.",
			known_mistakes: [],
			key: { answers: ["70"] },
		};
		expect(checkQuestion(whole)).toEqual([]);
		const text = writeItem("qti3", item(whole))?.text ?? "";
		expect(text).toContain('lower-bound="0" upper-bound="100" step="5"');
		expect(readBack(text)?.interaction).toEqual(line);
		// Without our attributes the numbers of the marks are chosen again.
		expect(readBack(text.replace(/ data-learnin-interaction="[^"]*"/, ""))?.interaction).toEqual(line);
		const halves: Question = { ...whole, answer_type: "FLOAT", interaction: { ...line, steps: 8 } };
		expect(writeItem("qti3", item({ ...halves, key: { answers: ["62.5"] } }))?.text).toContain(
			"<qti-text-entry-interaction",
		);
	});

	test.each([
		["unknown settings", { kind: "order", more: 1 }],
		["an unknown kind", { kind: "magic" }],
		["no object", 7],
		["settings out of range", { kind: "shading", rows: 1e9, columns: 4 }],
	])("reads no interaction from %s", (_, settings) => {
		expect(readInteraction(settings)).toBeNull();
	});

	test.each([
		["a kind that we do not have", '{"kind":"magic"}', "magic"],
		["settings that do not fit", '{"kind":"number_line","from":0}', "number_line"],
		["no settings", "seven", ""],
	])("says that it leaves out an interaction with %s", (_, settings, detail) => {
		const kept = settings.replaceAll('"', "&quot;");
		const text = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="T"><qti-response-declaration identifier="R" cardinality="single" base-type="integer"><qti-correct-response><qti-value>7</qti-value></qti-correct-response></qti-response-declaration><qti-item-body data-learnin-interaction="${kept}"><p>What is 3 + 4? <qti-text-entry-interaction response-identifier="R"/></p></qti-item-body></qti-assessment-item>`;
		const read = readFile(new TextEncoder().encode(text), "qti");
		const [first] = "items" in read ? read.items : [];
		expect(first?.question).toMatchObject({ question_type: "FILL_ONE", key: { answers: ["7"] } });
		expect(first?.question?.interaction).toBeUndefined();
		expect(first?.notes).toContainEqual({ code: "interaction-left-out", detail });
	});

	test("writes the formulas of cards and bins as formulas", () => {
		const sorting = made.find(({ question }) => question.interaction?.kind === "sort")?.question;
		if (sorting?.question_type !== "LABELED_INPUT") throw new Error("no example of cards to sort");
		const bins = ["Less than $\\dfrac{1}{2}$", "Others"];
		const labels = sorting.labels.map((label, at) => ({
			...label,
			label: `$\\dfrac{${at + 1}}{7}$`,
			choices: bins,
			key: { answers: [bins[at % 2] ?? ""] },
		}));
		const text = writeItem("qti3", item({ ...sorting, labels, known_mistakes: [] }))?.text ?? "";
		const sets = text.slice(text.indexOf("<qti-simple-match-set"), text.indexOf("</qti-match-interaction"));
		expect(sets.split("<math").length - 1).toBe(labels.length + 1);
		expect(sets).not.toContain("$");
	});

	test("leaves out an interaction that does not fit, and says so", () => {
		const slider =
			'<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T"><responseDeclaration identifier="R" cardinality="single" baseType="integer"><correctResponse><value>7</value></correctResponse></responseDeclaration><itemBody><p>Where?</p><sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="10" step="5"/></itemBody></assessmentItem>';
		const read = readFile(new TextEncoder().encode(slider), "qti");
		const [first] = "items" in read ? read.items : [];
		expect(first?.question).toMatchObject({ question_type: "FILL_ONE", key: { answers: ["7"] } });
		expect(first?.question?.interaction).toBeUndefined();
		expect(first?.notes).toContainEqual({ code: "interaction-left-out", detail: "7" });
	});
});
