import { type Random, startLarge, withArticle } from "../../../kit/index.ts";

/** Every kind with the kinds it always belongs to. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
	square: ["rectangle", "rhombus", "parallelogram", "quadrilateral"],
	rectangle: ["parallelogram", "quadrilateral"],
	rhombus: ["parallelogram", "quadrilateral"],
	parallelogram: ["quadrilateral"],
	quadrilateral: [],
	"equilateral triangle": ["isosceles triangle", "triangle"],
	"isosceles triangle": ["triangle"],
	"right triangle": ["triangle"],
	triangle: [],
};

/** Kinds that share some shapes though neither belongs to the other. */
const OVERLAPS: readonly (readonly string[])[] = [
	["rectangle", "rhombus"],
	["isosceles triangle", "right triangle"],
];

/** What exactly the shapes of a kind have. */
export const HAS: Readonly<Record<string, string>> = {
	rectangle: "four right angles",
	rhombus: "four sides of equal length",
	parallelogram: "two pairs of parallel sides",
	quadrilateral: "four sides",
	"equilateral triangle": "three sides of equal length",
	"right triangle": "a right angle",
	triangle: "three sides",
};

/** What a shape of the kind needs beyond its number of sides. */
const NEEDS: Readonly<Record<string, string>> = {
	...HAS,
	square: "four right angles and four sides of equal length",
	"isosceles triangle": "at least two sides of equal length",
};

/** What makes a shape one of the kind, and nothing more. */
export const DEFINED: Readonly<Record<string, string>> = {
	square: "a quadrilateral with four right angles and four sides of equal length",
	rectangle: "a quadrilateral with four right angles",
	rhombus: "a quadrilateral with four sides of equal length",
	parallelogram: "a quadrilateral with two pairs of parallel sides",
	"equilateral triangle": "a triangle with three sides of equal length",
	"right triangle": "a triangle with a right angle",
};

export const QUADS = ["square", "rectangle", "rhombus", "parallelogram", "quadrilateral"] as const;
export const TRIANGLES = [
	"equilateral triangle",
	"isosceles triangle",
	"right triangle",
	"triangle",
] as const;
export const VERDICTS = ["Always", "Sometimes", "Never"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const isAlways = (kind: string, other: string) =>
	kind === other || (ABOVE[kind]?.includes(other) ?? false);

/** How often a shape of one kind is of another one. */
export function verdictOf(kind: string, other: string): Verdict {
	if (isAlways(kind, other)) return "Always";
	if (isAlways(other, kind)) return "Sometimes";
	return OVERLAPS.some((both) => both.includes(kind) && both.includes(other)) ? "Sometimes" : "Never";
}

export const plural = (kind: string) => (kind === "rhombus" ? "rhombuses" : `${kind}s`);

/** "A square is a rectangle." */
export const isSentence = (kind: string, other: string) =>
	`${startLarge(withArticle(kind))} is ${withArticle(other)}.`;
/** "A square has four right angles." */
export const hasSentence = (kind: string, other: string) =>
	`${startLarge(withArticle(kind))} has ${HAS[other]}.`;
/** "Every square is a rectangle." */
export const everySentence = (kind: string, other: string) => `Every ${kind} is ${withArticle(other)}.`;

/** Why, in one sentence. */
export function reasonFor(kind: string, other: string, verdict: Verdict): string {
	if (verdict === "Always") {
		return `Every ${kind} is ${withArticle(other)}: it has ${NEEDS[other]}.`;
	}
	if (verdict === "Sometimes")
		return `Some ${plural(kind)} are ${plural(other)}, but others do not have ${NEEDS[other]}.`;
	if (isQuad(kind) === isQuad(other))
		return "All angles of an equilateral triangle are 60°, so none of them is a right angle.";
	return `${startLarge(withArticle(kind))} has ${isQuad(kind) ? "four" : "three"} sides, and ${withArticle(other)} has ${isQuad(other) ? "four" : "three"}.`;
}

/** The same for a property. */
export function reasonByProperty(kind: string, other: string, verdict: Verdict): string {
	const what = HAS[other] ?? "";
	return {
		Always: `Every ${kind} has ${what}.`,
		Sometimes: `Some ${plural(kind)} have ${what}, and others do not.`,
		Never: `There is no ${kind} with ${what}.`,
	}[verdict];
}

type Pair = readonly [kind: string, other: string];

const ALL = [...QUADS, ...TRIANGLES] as readonly string[];
export const isQuad = (kind: string) => (QUADS as readonly string[]).includes(kind);

/** All pairs of a verdict; with properties, the second kind is given by what it has. */
export function pairsOf(verdict: Verdict, byProperty: boolean): Pair[] {
	return ALL.flatMap((kind) => ALL.map((other): Pair => [kind, other])).filter(([kind, other]) => {
		// A right angle is no sign of right triangles alone among shapes with four sides.
		if (byProperty && (HAS[other] === undefined || (other === "right triangle" && isQuad(kind))))
			return false;
		return (byProperty || kind !== other) && verdictOf(kind, other) === verdict;
	});
}

/** A shape that is given by its sides and its angles. */
export function toldShape(random: Random) {
	const [first, second] = random.shuffle([3, 4, 5, 6, 7, 8, 9, 10, 12]) as [number, number];
	const unit = random.pick(["inches", "centimeters", "feet"]);
	const isRight = random.oneIn(2);
	const angles = isRight ? "four right angles" : "no right angle";
	if (random.oneIn(2))
		return {
			shape: isRight ? "square" : "rhombus",
			sides: `All four sides are ${first} ${unit} long`,
			angles,
		};
	const pairs = `It has two sides of ${first} ${unit} and two sides of ${second} ${unit}`;
	return {
		shape: isRight ? "rectangle" : "parallelogram",
		sides: `${pairs}, and opposite sides are parallel`,
		angles,
	};
}
