import type { Question } from "@learnin/domain/question/question";
import { transversal } from "../../figures/transversal.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** Pairs of angle numbers by their name: 1 to 4 at the upper line, 5 to 8 at the lower one, each from above left to below right. */
const PAIRS = {
	corresponding: [
		[1, 5],
		[2, 6],
		[3, 7],
		[4, 8],
	],
	"alternate interior": [
		[3, 6],
		[4, 5],
	],
	"alternate exterior": [
		[1, 8],
		[2, 7],
	],
	"same-side interior": [
		[3, 5],
		[4, 6],
	],
	vertical: [
		[1, 4],
		[2, 3],
		[5, 8],
		[6, 7],
	],
} as const;
type Name = keyof typeof PAIRS;
const NAMES = Object.keys(PAIRS) as Name[];
const title = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)} angles`;

const PLACES = ["above left", "above right", "below left", "below right"] as const;
const placeOf = (number: number) =>
	`${PLACES[(number - 1) % 4]} at the ${number <= 4 ? "upper" : "lower"} line`;

/** 1: one measure from another where they are equal or a straight angle; 2: the name of a pair; 3: match pairs with names; 4: x from two angles; 5: the measure of an angle that has to be found with x. */
export const parallelTransversal = defineGenerator("parallel-transversal", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => measure(random),
		() => nameOf(random),
		() => matching(random),
		() => solve(random, false),
		() => solve(random, true),
	])(),
);

function tiltOf(random: Random): number {
	for (;;) {
		const angle = random.integer(42, 138);
		if (Math.abs(angle - 90) > 12) return angle;
	}
}

/** The measure of an angle by its number. */
const sizeOf = (number: number, tilt: number) => (number % 4 === 2 || number % 4 === 3 ? tilt : 180 - tilt);

function pictureOf(tilt: number, words: Readonly<Record<number, string>>) {
	const told = Object.entries(words).map(
		([number, text]) => `${placeOf(Number(number))}: ${text === "?" ? "unknown" : text}`,
	);
	return {
		svg: transversal({ angle: tilt, labels: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => words[number] ?? "") }),
		alt: `Two horizontal parallel lines and a line across that leans to the ${tilt < 90 ? "right" : "left"}. The angles marked are: ${told.join("; ")}.`,
	};
}

const ALL_NUMBERS = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, `${number}`]));

function measure(random: Random) {
	const tilt = tiltOf(random);
	const known = random.integer(1, 4);
	const asked = random.integer(5, 8);
	const [given, right] = [sizeOf(known, tilt), sizeOf(asked, tilt)];
	const is_equal = given === right;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The two horizontal lines are parallel. The angle ${placeOf(known)} measures ${given}°. How large is the angle ${placeOf(asked)}?`,
		figure: pictureOf(tilt, { [known]: `${given}°`, [asked]: "?" }),
		answer_suffix: "°",
		right,
		hints: [
			"The line across makes the same four angles at both parallel lines.",
			"Find the angle at the lower line that sits in the same place as the known one.",
			"Angles side by side on a straight line add up to 180°.",
		],
		explanation: is_equal
			? `At both lines the same angles appear. ${known + 4 === asked ? "The unknown angle sits in the same place as the known one" : "The unknown angle lies opposite the one in the same place"}, so it is equal: ${right}°.`
			: `In the same place at the lower line there is an angle of ${given}°. The unknown angle lies beside it: $180° - ${given}° = ${right}°$.`,
		mistakes: [
			[
				"all-pairs-taken-as-equal",
				is_equal ? "" : given,
				"Not all angles are equal here. Does the unknown one look as wide as the known one?",
			],
			[
				"took-the-angle-beside",
				is_equal ? 180 - given : "",
				"Does the unknown angle look as wide as the known one, or not?",
			],
			[
				"used-90",
				given < 90 ? 90 - given : given - 90,
				"Angles side by side make a straight angle, not a right one.",
			],
			["used-360", 360 - given, "Angles side by side make a half turn, not a full one."],
		],
	});
}

function nameOf(random: Random) {
	const tilt = tiltOf(random);
	const name = random.pick(NAMES);
	const [a, b] = random.pick(PAIRS[name] as readonly (readonly [number, number])[]);
	const tips: Readonly<Record<Name, readonly [id: string, feedback: string]>> = {
		corresponding: ["taken-as-corresponding", "Corresponding angles sit in the same place at both lines."],
		"alternate interior": [
			"taken-as-alternate-interior",
			"Alternate interior angles lie between the lines, on different sides of the line across.",
		],
		"alternate exterior": [
			"taken-as-alternate-exterior",
			"Alternate exterior angles lie outside the lines, on different sides of the line across.",
		],
		"same-side interior": [
			"taken-as-same-side-interior",
			"Same-side interior angles lie between the lines, on the same side of the line across.",
		],
		vertical: ["taken-as-vertical", "Vertical angles lie opposite each other at one crossing."],
	};
	const explain = {
		corresponding: "they sit in the same place at both lines",
		"alternate interior": "both lie between the lines, on different sides of the line across",
		"alternate exterior": "both lie outside the lines, on different sides of the line across",
		"same-side interior": "both lie between the lines, on the same side of the line across",
		vertical: "they lie opposite each other at one crossing",
	}[name];
	return chooseOption(
		random,
		{
			prompt: `What are angles ${a} and ${b} called?`,
			figure: pictureOf(tilt, ALL_NUMBERS),
			hints: [
				"Are both at the same crossing, or at different ones?",
				"Do they lie between the parallel lines or outside of them?",
				"Are they on the same side of the line across?",
			],
			explanation: `Angles ${a} and ${b}: ${explain}. They are called ${name} angles.`,
		},
		{
			right: title(name),
			wrong: random
				.shuffle(NAMES.filter((one) => one !== name))
				.map((one) => [title(one), ...tips[one]] as const),
		},
	);
}

function matching(random: Random) {
	const names = random.shuffle(NAMES).slice(0, 4);
	const pairs = names.map((name) => {
		const [a, b] = random.pick(PAIRS[name] as readonly (readonly [number, number])[]);
		return [`Angles ${a} and ${b}`, title(name)] as const;
	});
	const at = (name: Name) => names.indexOf(name);
	const mixed = (id: string, one: Name, other: Name, feedback: string) =>
		at(one) < 0 || at(other) < 0 ? [] : [[id, at(one), at(other), feedback] as const];
	return matchPairs(
		random,
		{
			prompt: "Match each pair of angles with its name.",
			figure: pictureOf(tiltOf(random), ALL_NUMBERS),
			hints: [
				"Interior means between the parallel lines, exterior means outside.",
				"Alternate means on different sides of the line across.",
			],
			explanation: pairs.map(([pair, name]) => `${pair}: ${name.toLowerCase()}.`).join(" "),
		},
		{
			pairs,
			mistakes: [
				...mixed(
					"same-side-taken-as-alternate",
					"same-side interior",
					"alternate interior",
					"Are they on the same side of the line across, or on different ones?",
				),
				...mixed(
					"interior-and-exterior-mixed-up",
					"alternate exterior",
					"alternate interior",
					"Do they lie between the parallel lines or outside?",
				),
				...mixed(
					"vertical-taken-as-corresponding",
					"vertical",
					"corresponding",
					"Corresponding angles lie at different crossings.",
				),
				...mixed(
					"corresponding-taken-as-same-side",
					"corresponding",
					"same-side interior",
					"Do both lie between the lines?",
				),
			],
		},
	);
}

function term(factor: number, constant: number): string {
	return `${factor}x ${constant < 0 ? "−" : "+"} ${Math.abs(constant)}`;
}

function solve(random: Random, asks_angle: boolean) {
	for (;;) {
		const tilt = tiltOf(random);
		const [first, second] = [random.integer(1, 4), random.integer(5, 8)];
		const [one, other] = [sizeOf(first, tilt), sizeOf(second, tilt)];
		const x = random.integer(6, 30);
		const [p, q] = [random.integer(2, 5), random.integer(2, 5)];
		const [a, b] = [one - p * x, other - q * x];
		const is_equal = one === other;
		const out_of_reach = [a, b].some((constant) => constant === 0 || Math.abs(constant) > 60);
		if (out_of_reach || (is_equal && p === q)) continue;
		const [left, right] = [term(p, a), term(q, b)];
		const plain = (text: string) => text.replace("−", "-");
		const clean = (top: number, bottom: number) =>
			bottom !== 0 && top % bottom === 0 && top / bottom > 0 ? top / bottom : "";
		const wrong_x = is_equal ? clean(180 - a - b, p + q) : clean(b - a, p - q);
		const work = is_equal
			? `The two angles are equal: $${plain(left)} = ${plain(right)}$, and that gives $x = ${x}$.`
			: `The two angles make a straight angle: $${p + q}x ${a + b < 0 ? "-" : "+"} ${Math.abs(a + b)} = 180$, so $${p + q}x = ${180 - a - b}$ and $x = ${x}$.`;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `The two horizontal lines are parallel. The angle ${placeOf(first)} measures $${plain(left)}$ degrees, the angle ${placeOf(second)} $${plain(right)}$ degrees. ${asks_angle ? `How large is the angle ${placeOf(second)}?` : "What is $x$?"}`,
			figure: pictureOf(tilt, { [first]: `(${left})°`, [second]: `(${right})°` }),
			...(asks_angle ? { answer_suffix: "°" } : { answer_prefix: "x =" }),
			right: asks_angle ? other : x,
			hints: [
				"Are the two angles equal, or do they make a straight angle together? Look at the picture.",
				"Write that as an equation and solve it for $x$.",
				...(asks_angle ? ["Then put $x$ into the expression of the angle."] : []),
			],
			explanation: asks_angle
				? `${work} The angle is $${q} \\times ${x} ${b < 0 ? "-" : "+"} ${Math.abs(b)} = ${other}$, so ${other}°.`
				: `${work} The angles are ${one}° and ${other}°.`,
			mistakes: [
				[
					is_equal ? "equal-pair-taken-as-straight" : "all-pairs-taken-as-equal",
					wrong_x === "" ? "" : asks_angle ? q * wrong_x + b : wrong_x,
					"Do both angles look equally wide? If so they are equal, if not they make a straight angle.",
				],
				asks_angle
					? ["stopped-at-x", x, "That is $x$. The question asks for the angle."]
					: ["gave-the-angle", other, "That is the angle. The question asks for $x$."],
				[
					"gave-the-other-angle",
					asks_angle ? one : one,
					asks_angle ? "That is the other angle." : "That is an angle. The question asks for $x$.",
				],
				[
					"used-90",
					is_equal ? "" : asks_angle ? "" : clean(90 - a - b, p + q),
					"Angles side by side make a straight angle, not a right one.",
				],
			],
		});
	}
}
