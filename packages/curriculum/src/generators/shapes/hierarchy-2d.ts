import type { Difficulty } from "@learnin/domain/question/difficulty";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

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
const OVERLAPS = [
	["rectangle", "rhombus"],
	["isosceles triangle", "right triangle"],
] as const;
/** What exactly the shapes of a kind have. */
const HAS: Readonly<Record<string, string>> = {
	rectangle: "four right angles",
	rhombus: "four sides of equal length",
	parallelogram: "two pairs of parallel sides",
	quadrilateral: "four sides",
	"equilateral triangle": "three sides of equal length",
	"right triangle": "a right angle",
	triangle: "three sides",
};
const QUADS = ["square", "rectangle", "rhombus", "parallelogram", "quadrilateral"] as const;
const TRIANGLES = ["equilateral triangle", "isosceles triangle", "right triangle", "triangle"] as const;
const ANSWERS = ["Always", "Sometimes", "Never"] as const;

/** 1: properties of one kind; 2: properties that sometimes hold; 3: kinds inside kinds; 4: all names that fit a described shape; 5: all true sentences. */
export const hierarchy2d = defineGenerator("hierarchy-2d", 3, (random, difficulty) => {
	if (difficulty === 4) return namesThatFit(random);
	if (difficulty === 5) return trueSentences(random);
	const [kind, other] = pair(random, difficulty);
	const verdict = verdictOf(kind, other);
	const sentence =
		difficulty <= 2 ? `${aCapital(kind)} has ${HAS[other]}.` : `${aCapital(kind)} is ${article(other)}.`;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} says: "${sentence}" Is that true always, sometimes or never?`,
			hints: [
				`Think of several different shapes of the kind "${kind}", usual ones and unusual ones.`,
				"Does it hold for all of them, for some of them, or for none?",
				"A kind of shape can belong to several larger kinds at the same time.",
			],
			explanation: `${difficulty <= 2 && verdict !== "Always" ? reasonByProperty(kind, other, verdict) : reason(kind, other, verdict)} So the answer is: ${verdict.toLowerCase()}.`,
		},
		{
			right: verdict,
			wrong: ANSWERS.filter((one) => one !== verdict).map((one) => [one, ...mistake(one, verdict, kind)]),
			order: ANSWERS,
		},
	);
});

type Verdict = (typeof ANSWERS)[number];

function verdictOf(kind: string, other: string): Verdict {
	if (kind === other || ABOVE[kind]?.includes(other)) return "Always";
	if (ABOVE[other]?.includes(kind)) return "Sometimes";
	return OVERLAPS.some(
		(both) => (both as readonly string[]).includes(kind) && (both as readonly string[]).includes(other),
	)
		? "Sometimes"
		: "Never";
}

function article(kind: string): string {
	return `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
}

function aCapital(kind: string): string {
	return `${/^[aeiou]/.test(kind) ? "An" : "A"} ${kind}`;
}

function reason(kind: string, other: string, verdict: Verdict): string {
	const what = HAS[other];
	if (verdict === "Always")
		return kind === other
			? `Having ${what} is what makes ${article(kind)}.`
			: `Every ${kind} is ${article(other)} as well${what === undefined ? "" : `, so it has ${what}`}.`;
	if (verdict === "Never")
		return `No ${kind} is ${article(other)}: the number of sides differs, or their properties exclude each other.`;
	return ABOVE[other]?.includes(kind)
		? `Only some shapes of the kind "${kind}" are of the kind "${other}", others are not.`
		: `There are shapes that are both, but not every ${kind} is one of them.`;
}

function reasonByProperty(kind: string, other: string, verdict: Verdict): string {
	return verdict === "Never"
		? `There is no ${kind} with ${HAS[other]}.`
		: `Some shapes of the kind "${kind}" have ${HAS[other]}, others do not.`;
}

function mistake(chosen: Verdict, right: Verdict, kind: string): [string, string] {
	if (right === "Always" && chosen === "Sometimes")
		return ["saw-an-exception", "Try to draw one for which it is not true. Can there be one?"];
	if (right === "Always")
		return [
			"categories-are-exclusive",
			`It looks like the kinds were kept apart. Can a ${kind} have two names?`
				.replace("a equ", "an equ")
				.replace("a iso", "an iso"),
		];
	if (right === "Never")
		return chosen === "Always"
			? ["belongs-taken-too-widely", "Try to draw one. What goes wrong?"]
			: ["saw-an-example", "Is there really one for which it is true? Try to draw it."];
	return chosen === "Always"
		? [
				"turned-the-sentence-round",
				"It looks like the sentence was turned around. Is there one for which it is not true?",
			]
		: [
				"categories-are-exclusive",
				"It looks like the kinds were kept apart. Is there a special shape that is both?",
			];
}

function pair(random: Random, difficulty: Difficulty): [string, string] {
	for (;;) {
		const group = random.oneIn(3) ? TRIANGLES : QUADS;
		const kind = random.pick(group);
		const other = random.pick(random.oneIn(8) ? (group === QUADS ? TRIANGLES : QUADS) : group) as string;
		const verdict = verdictOf(kind, other);
		const is_same_shape = kind === other;
		if (difficulty >= 3 ? is_same_shape : HAS[other] === undefined) continue;
		// A right angle is no sign of right triangles alone among shapes with four sides.
		if (other === "right triangle" && group === QUADS) continue;
		if (difficulty === 1 ? verdict !== "Sometimes" : difficulty === 2 ? verdict !== "Never" : true)
			return [kind, other];
	}
}

const DESCRIBED = [
	["four sides of equal length and four right angles", "square"],
	["four right angles, and two sides are longer than the others", "long rectangle"],
	["four sides of equal length and no right angle", "slanted rhombus"],
	["two pairs of parallel sides, two different side lengths and no right angle", "slanted parallelogram"],
	["four sides of equal length, and one of its angles is a right angle", "square"],
] as const;

const NAMES_OF: Readonly<Record<string, readonly string[]>> = {
	square: ["square", "rectangle", "rhombus", "parallelogram", "quadrilateral"],
	"long rectangle": ["rectangle", "parallelogram", "quadrilateral"],
	"slanted rhombus": ["rhombus", "parallelogram", "quadrilateral"],
	"slanted parallelogram": ["parallelogram", "quadrilateral"],
};

function namesThatFit(random: Random) {
	const [properties, shape] = random.pick(DESCRIBED);
	const fitting = NAMES_OF[shape] ?? [];
	const names = random.shuffle(["rectangle", "rhombus", "parallelogram", "quadrilateral"]).slice(0, 3);
	const all = ["square", ...names, "triangle"];
	return chooseAll(
		random,
		{
			prompt: `${random.pick(NAMES)} draws a flat shape with ${properties}. Which names fit it? Choose all that fit.`,
			hints: [
				"Several names can fit the same shape.",
				"Go through the names one by one: what does each of them ask for?",
			],
			explanation: `These names fit: ${all.filter((name) => fitting.includes(name)).join(", ")}. Each of them asks only for properties that the shape has.`,
		},
		nameEach(
			all.map((name) => ({
				label: `${name[0]?.toUpperCase()}${name.slice(1)}`,
				fits: fitting.includes(name),
				mistake: fitting.includes(name)
					? [
							"categories-are-exclusive",
							"It looks like only one name was taken. A shape belongs to every kind whose properties it has.",
						]
					: [
							"missed-a-property",
							"One name asks for more than this shape has. Check its sides and its angles.",
						],
			})),
		),
	);
}

function trueSentences(random: Random) {
	const candidates = random.shuffle(
		[...QUADS, ...TRIANGLES.slice(0, 3)].flatMap((kind) =>
			[...QUADS, ...TRIANGLES].filter((other) => other !== kind).map((other) => [kind, other] as const),
		),
	);
	const right = candidates
		.filter(([kind, other]) => verdictOf(kind, other) === "Always")
		.slice(0, random.integer(2, 3));
	const sometimes = candidates.filter(([kind, other]) => verdictOf(kind, other) === "Sometimes").slice(0, 2);
	const never = candidates.filter(([kind, other]) => verdictOf(kind, other) === "Never").slice(0, 1);
	const sentence = ([kind, other]: readonly [string, string]) => `Every ${kind} is ${article(other)}.`;
	return chooseAll(
		random,
		{
			prompt: "Which of these sentences are true? Choose all that are true.",
			hints: [
				'"Every" means that there must not be a single exception.',
				"Try to draw an exception. If there is one, the sentence is not true.",
			],
			explanation: `True: ${right.map(sentence).join(" ")} For the others there are exceptions.`,
		},
		nameEach([
			...right.map((one) => ({
				label: sentence(one),
				fits: true,
				mistake: [
					"categories-are-exclusive",
					"It looks like the kinds were kept apart. A shape can belong to several kinds at once.",
				] as const,
			})),
			...sometimes.map((one) => ({
				label: sentence(one),
				fits: false,
				mistake: [
					"turned-the-sentence-round",
					"It looks like a sentence was turned around. It holds for some shapes only.",
				] as const,
			})),
			...never.map((one) => ({
				label: sentence(one),
				fits: false,
				mistake: [
					"belongs-taken-too-widely",
					"For one of the sentences there is not a single example. Try to draw one.",
				] as const,
			})),
		]),
	);
}
