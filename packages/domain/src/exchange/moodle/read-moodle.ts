import type { PictureReading } from "../items/carried-pictures.ts";
import { completeSketch } from "../items/complete-sketch.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { filingOf } from "../items/filing-tags.ts";
import { numberBox } from "../items/number-box.ts";
import { settleBoxes } from "../items/placed-boxes.ts";
import { refusedItem } from "../items/sketch.ts";
import type { Filing, ReadItem, Sketch, SketchBody, SketchBox } from "../items/sketch.ts";
import { withoutPlaces } from "../texts/plain-to-markdown.ts";
import { readHtml } from "../texts/read-html.ts";
import { childOf, descendantsOf, elementsOf, textOf, type XmlNode } from "../texts/xml-node.ts";
import { cutCloze, fillCloze } from "./cloze.ts";
import { moodleMarkdown, moodlePlain, sourceOf } from "./moodle-text.ts";

/**
 * Every question of a Moodle XML tree as one of ours, or why it cannot be one. Categories become a tag. Never
 * throws.
 */
export function readMoodle(quiz: XmlNode): ReadItem[] {
	let category: string | undefined;
	return elementsOf(quiz, "question").flatMap((question) => {
		if (question.attributes["type"] !== "category") return [readItem(question, category)];
		category = lastPart(sourceOf(childOf(question, "category")));
		return [];
	});
}

function lastPart(path: string): string | undefined {
	const parts = path.split(/(?<!\/)\/(?!\/)/).map((part) => part.trim());
	return parts.findLast((part) => part !== "" && part !== "top" && !/^\$\w+\$$/.test(part));
}

function readItem(question: XmlNode, category: string | undefined): ReadItem {
	const notes: ExchangeNote[] = [];
	const reading: PictureReading = { notes, pictures: [] };
	const type = question.attributes["type"] ?? "";
	const filing = filed(question, category);
	const name = sourceOf(childOf(question, "name")).trim();
	const field = childOf(question, "questiontext");
	const prompt = withoutPlaces(type === "cloze" ? "" : moodleMarkdown(field, reading, { place: "under" }));
	const shown = name || prompt.slice(0, 60) || textOf(field).slice(0, 60);
	const sketch: Omit<Sketch, "body"> = {
		name: shown,
		prompt,
		hints: elementsOf(question, "hint").map((hint) => moodleMarkdown(hint, reading)),
		explanation: moodleMarkdown(childOf(question, "generalfeedback"), reading),
		filing,
		notes,
	};
	if (type === "cloze" || type === "multianswer")
		return withPictures(readCloze(question, sketch, reading), reading);
	if (type === "description") return refusedItem(shown, [noteOf("no-answer")], filing);
	const body = bodyOf(question, type, reading);
	return body === null
		? refusedItem(shown, [noteOf("not-supported", type)], filing)
		: withPictures(completeSketch({ ...sketch, body }), reading);
}

function withPictures(item: ReadItem, { pictures }: PictureReading): ReadItem {
	return item.question === null || pictures.length === 0 ? item : { ...item, pictures };
}

function filed(question: XmlNode, category: string | undefined): Filing {
	const tags = elementsOf(childOf(question, "tags") ?? { name: "tags", attributes: {}, children: [] }, "tag");
	const own = tags.map((tag) => sourceOf(tag) || textOf(tag));
	return filingOf(category === undefined ? own : [...own, category]);
}

function bodyOf(question: XmlNode, type: string, reading: PictureReading): SketchBody | null {
	switch (type) {
		case "multichoice":
			return choice(question, reading);
		case "truefalse":
			return trueFalse(question, reading);
		case "shortanswer":
			return { kind: "boxes", boxes: [short(question, reading)] };
		case "numerical":
			return { kind: "boxes", boxes: [numerical(question, reading)] };
		case "matching":
			return matching(question, reading);
		case "essay":
			return essay(question, reading);
		default:
			return null;
	}
}

function shareOf(answer: XmlNode): number {
	return Number(answer.attributes["fraction"] ?? "0");
}

function feedbackOf(answer: XmlNode, reading: PictureReading): string {
	return moodleMarkdown(childOf(answer, "feedback"), reading);
}

function choice(question: XmlNode, reading: PictureReading): SketchBody {
	const takes_several = /^(false|0)$/.test(textOf(childOf(question, "single")).trim());
	const answers = elementsOf(question, "answer");
	const isRight = (answer: XmlNode) => (takes_several ? shareOf(answer) > 0 : shareOf(answer) >= 99.99);
	for (const answer of answers)
		if (!isRight(answer) && shareOf(answer) > 0)
			reading.notes.push(noteOf("partial-credit", moodlePlain(answer)));
	if (answers.some((answer) => shareOf(answer) < 0)) reading.notes.push(noteOf("weights-left-out"));
	return {
		kind: "choice",
		takes_several,
		options: answers.map((answer) => ({
			label: moodleMarkdown(answer, reading),
			is_right: isRight(answer),
			feedback: feedbackOf(answer, reading),
		})),
	};
}

function trueFalse(question: XmlNode, reading: PictureReading): SketchBody {
	return {
		kind: "choice",
		takes_several: false,
		options: elementsOf(question, "answer").map((answer) => ({
			label: /^t/i.test(moodlePlain(answer)) ? "True" : "False",
			is_right: shareOf(answer) >= 99.99,
			feedback: feedbackOf(answer, reading),
		})),
	};
}

/** Full credit makes a key, no credit with feedback a known mistake; partial credit and `*` are noted. */
function sorted(question: XmlNode, reading: PictureReading) {
	const answers = elementsOf(question, "answer");
	const plain = answers.filter((answer) => !moodlePlain(answer).includes("*"));
	for (const answer of answers) {
		if (!plain.includes(answer)) reading.notes.push(noteOf("catch-all-left-out", moodlePlain(answer)));
		else if (shareOf(answer) > 0 && shareOf(answer) < 99.99)
			reading.notes.push(noteOf("partial-credit", moodlePlain(answer)));
	}
	const wrong = plain.filter((answer) => shareOf(answer) <= 0);
	return {
		right: plain.filter((answer) => shareOf(answer) >= 99.99),
		mistakes: wrong
			.map((answer) => ({ answer: moodlePlain(answer), feedback: feedbackOf(answer, reading) }))
			.filter(({ feedback }) => feedback !== ""),
	};
}

function short(question: XmlNode, reading: PictureReading): SketchBox {
	const { right, mistakes } = sorted(question, reading);
	return {
		id: "b1",
		answers: right.map(moodlePlain),
		mistakes,
		...(textOf(childOf(question, "usecase")).trim() === "1" && { is_case_sensitive: true }),
	};
}

function numerical(question: XmlNode, reading: PictureReading): SketchBox {
	const { right, mistakes } = sorted(question, reading);
	const [first] = right;
	if (right.length > 1) reading.notes.push(noteOf("several-right", right.map(moodlePlain).join(", ")));
	const tolerance = textOf(childOf(first, "tolerance")).trim();
	const units = descendantsOf(question).filter(({ name }) => name === "unit_name");
	const suffix = units.length === 1 ? textOf(units[0]).trim() : "";
	return {
		...numberBox(
			first === undefined ? "" : `${moodlePlain(first)}${tolerance === "" ? "" : `:${tolerance}`}`,
		),
		mistakes,
		...(suffix !== "" && { answer_suffix: suffix }),
	};
}

function matching(question: XmlNode, reading: PictureReading): SketchBody {
	const sides = elementsOf(question, "subquestion").map((pair) => ({
		left: moodleMarkdown(pair, reading),
		right: moodleMarkdown(childOf(pair, "answer"), reading),
	}));
	return {
		kind: "pairs",
		pairs: sides.filter(({ left }) => left !== ""),
		more_rights: sides.filter(({ left }) => left === "").map(({ right }) => right),
	};
}

/** Information for graders: a list is the rubric, the text before it the model answer. */
function essay(question: XmlNode, reading: PictureReading): SketchBody {
	const field = childOf(question, "graderinfo");
	const source = sourceOf(field);
	const points = descendantsOf(readHtml(source)).filter(({ name }) => name === "li");
	const before = source.replace(/<[uo]l[\s>][\s\S]*$/i, "");
	return {
		kind: "written",
		sample_answer: moodleMarkdown(field, reading, {
			source: points.length > 0 ? before : source,
			place: "nowhere",
		}),
		rubric: points
			.map((point) => textOf(point).replaceAll(/\s+/g, " ").trim())
			.filter((point) => point !== ""),
	};
}

/** A text with places: if all are typed, they become boxes; one place to choose makes all of them gaps. */
function readCloze(question: XmlNode, sketch: Omit<Sketch, "body">, reading: PictureReading): ReadItem {
	const field = childOf(question, "questiontext");
	const { text, places } = cutCloze(sourceOf(field), sketch.notes);
	const unknown = places.find((place) => place.kind === "unknown");
	if (unknown !== undefined && unknown.kind === "unknown")
		return refusedItem(sketch.name, [noteOf("not-supported", `cloze ${unknown.type}`)], sketch.filing);
	if (places.length === 0) return refusedItem(sketch.name, [noteOf("no-answer")], sketch.filing);
	const shown = withoutPlaces(moodleMarkdown(field, reading, { source: text, place: "under" }));
	if (places.some(({ kind }) => kind === "gap")) {
		const gaps = places.flatMap((place) =>
			place.kind === "gap"
				? [place.gap]
				: place.kind === "box"
					? [{ answers: place.box.answers, choices: [] }]
					: [],
		);
		const prompt = fillCloze(shown, (number) => `**(${number})**`);
		return completeSketch({ ...sketch, prompt, body: { kind: "gaps", gaps } });
	}
	const given = places.flatMap((place) => (place.kind === "box" ? [place.box] : []));
	const { prompt, boxes } = settleBoxes(
		fillCloze(shown, (number) => `[[b${number}]]`),
		given,
	);
	return completeSketch({ ...sketch, prompt, body: { kind: "boxes", boxes } });
}
