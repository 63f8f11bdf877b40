import type { Question } from "@learnin/domain/question/question";
import { areInTheirBins } from "./cards.ts";
import { drawsBox, drawsHistogram } from "./drawn-charts.ts";
import type { SecondWay, SecondWays } from "./second-way.ts";

/** Second ways in which a thing that says all by itself is read anew, whatever the skill. */
export function withMadeThings(ways: SecondWays): SecondWays {
	const entries = Object.entries(ways).map(([skill, way]): [string, SecondWay] => [
		skill,
		(question, answer) => (wayOf(question) ?? way)(question, answer),
	]);
	return Object.fromEntries(entries);
}

function wayOf({ interaction }: Question): SecondWay | null {
	if (interaction?.kind === "venn") return isInItsCircles;
	if (interaction?.kind === "box_plot") return drawsBox;
	return interaction?.kind === "chart" && interaction.style === "histogram" ? drawsHistogram : null;
}

/** What is true of a card in a circle. */
const CIRCLES: Readonly<Record<string, (card: string) => boolean>> = {
	"Equal sides": (card) => /^(Square|Rhombus)$/.test(card),
	"Right angles": (card) => /^(Square|Rectangle)$/.test(card),
	"A right angle": (card) => card.split(" ").includes("90°"),
	"Two equal angles": (card) => new Set(card.split(" ")).size < card.split(" ").length,
	"With a root sign": (card) => card.includes("√"),
	Rational: (card) => {
		const root = /√(\d+)/.exec(card)?.[1];
		return root === undefined ? !card.includes("π") : Number.isInteger(Math.sqrt(Number(root)));
	},
};

/** Each card is asked of both circles. */
const isInItsCircles: SecondWay = (question, { texts }) => {
	const [left = "", , right = ""] =
		question.question_type === "LABELED_INPUT" ? (question.labels[0]?.choices ?? []) : [];
	return areInTheirBins(question, texts, (card) => {
		const [isLeft, isRight] = [CIRCLES[left]?.(card), CIRCLES[right]?.(card)];
		if (isLeft) return isRight ? "Both" : left;
		return isRight ? right : "Neither";
	});
};
