import type { Question } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { boxesOf, optionsOf } from "../kit/each-text.ts";
import { generators } from "./generators.ts";

const SLASHED = /(?<![\d/\p{L}])\d+\/\d+(?![\d/])/u;
/** The page stacks a fraction that a card begins with. */
const CARD = /^[-−]?\d+\/\d+(?: [×÷] \d+)?$/;

/** What is written without formulas: on pictures, beside boxes, and on cards. */
function plainTexts(question: Question): string[] {
	const figures = [question.figure, ...optionsOf(question).map(({ figure }) => figure)];
	const pictured = figures.flatMap((figure) =>
		[...(figure?.svg ?? "").matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = ""]) => text),
	);
	const labels = question.question_type === "LABELED_INPUT" ? question.labels : [];
	return [
		...pictured,
		...[...boxesOf(question), ...labels].flatMap(({ answer_prefix = "", answer_suffix = "" }) => [
			answer_prefix,
			answer_suffix,
		]),
		...labels.flatMap(({ label, choices = [] }) => [CARD.test(label) ? "" : label, ...choices]),
	];
}

test("no fraction has a slash on a picture or beside a box", () => {
	const written = generators.flatMap((generator) =>
		([1, 2, 3, 4, 5] as const).flatMap((difficulty) =>
			[1, 2, 3, 4].flatMap((seed) =>
				plainTexts(generator.generate(seed, difficulty)).map((text) => `${generator.skill_id}: ${text}`),
			),
		),
	);
	expect(written.filter((text) => SLASHED.test(text))).toEqual([]);
});
