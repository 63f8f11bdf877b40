import { angleFan } from "../../figures/angle-fan.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
/** Angles everybody knows, by name. */
const KNOWN = { right: 90, straight: 180, full: 360 } as const;
type Known = keyof typeof KNOWN;
const ORDER = ["first", "second", "third", "fourth"] as const;
const TOLD: Readonly<Record<Known, string>> = {
	right: "Together they make a right angle.",
	straight: "Together they make a straight line.",
	full: "Together they go all the way around the point.",
};

// 1: put two parts together. 2: the missing part of a given angle. 3: the missing part of a right or straight angle.
// 4: three parts of a right or straight angle, one missing. 5: parts all the way around, or two equal missing parts.
export const additiveAngles = defineGenerator("additive-angles", 1, (random, difficulty) => {
	switch (difficulty) {
		case 1:
			return together(random);
		case 2:
			return partOfGiven(random);
		case 3:
			return missing(random, random.pick(["right", "straight"] as const), 1);
		case 4:
			return missing(random, random.pick(["right", "straight", "straight"] as const), 2);
		default:
			return random.oneIn(2) ? missing(random, "full", random.integer(2, 3)) : twoEqual(random);
	}
});

/** Parts side by side; a null is the one that is asked for. */
function drawn(random: Random, sizes: readonly number[], shown: readonly (number | null)[], total?: Known) {
	const colours = random.shuffle(COLOURS);
	let from = 0;
	const parts = sizes.map((size, at) => {
		const part = {
			from,
			to: from + size,
			text: shown[at] === null ? "?" : `${shown[at]}\u00b0`,
			colour: colours[at % colours.length] ?? ("sky" as const),
		};
		from += size;
		return part;
	});
	const words = shown.map((size, at) =>
		size === null
			? `The ${ORDER[at]} is marked with a question mark.`
			: `The ${ORDER[at]} measures ${size} degrees.`,
	);
	return {
		svg: angleFan({
			parts,
			turn: total === "straight" ? 0 : random.integer(0, 8) * 5,
			has_square: total === "right",
		}),
		alt: `Angles side by side at one point. ${words.join(" ")}${total === undefined ? "" : ` ${TOLD[total]}`}`,
	};
}

const TURNING = [
	["door", "opens a door by", "opens it", "Through how many degrees is the door open now?"],
	["lamp", "turns a desk lamp by", "turns it", "By how many degrees has the lamp turned in all?"],
	["fan", "opens a paper fan by", "opens it", "How many degrees is the fan open now?"],
	["knob", "turns an oven knob by", "turns it", "By how many degrees has the knob turned in all?"],
] as const;

function together(random: Random) {
	const [a, b] = [random.integer(3, 13) * 5, random.integer(3, 13) * 5];
	const right = a + b;
	const [, first, then, question] = random.pick(TURNING);
	const is_story = random.oneIn(2);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_story
			? `${random.pick(NAMES)} ${first} ${a} degrees and then ${then} ${b} degrees more. ${question}`
			: `Two angles of ${a} and ${b} degrees lie side by side. How many degrees do they measure together?`,
		answer_suffix: "degrees",
		figure: drawn(random, [a, b], [a, b]),
		right,
		hints: [
			"The whole angle is made of the two parts, without a gap and without an overlap.",
			"Put the two parts together.",
		],
		explanation: `The whole angle is the sum of its parts: $${a} + ${b} = ${right}$ degrees.`,
		mistakes: [
			[
				"subtracted-the-parts",
				Math.abs(a - b) || "",
				"It looks like the parts were subtracted. Put them together.",
			],
			[
				"subtracted-from-180",
				180 - right > 0 ? 180 - right : "",
				"Nothing is taken away from a straight angle here. Put the parts together.",
			],
			[
				"forgot-the-carry",
				(a % 10) + (b % 10) >= 10 ? right - 10 : "",
				"Five and five make ten. Did the ten move to the tens?",
			],
		],
	});
}

function partOfGiven(random: Random) {
	const [known, right] = [
		random.integer(4, 14) * 5 + random.integer(0, 4),
		random.integer(4, 12) * 5 + random.integer(0, 4),
	];
	const total = known + right === 90 || known + right === 180 ? known + right + 5 : known + right;
	const wanted = total - known;
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`${name} cuts an angle of ${total} degrees into two parts. One part measures ${known} degrees. How many degrees does the other part measure?`,
			`The whole angle measures ${total} degrees. One part of it measures ${known} degrees. How many degrees does the part with the question mark measure?`,
		]),
		answer_suffix: "degrees",
		figure: drawn(random, [known, wanted], [known, null]),
		right: wanted,
		hints: [
			"The two parts together are the whole angle.",
			`What has to be added to ${known} to get ${total}?`,
		],
		explanation: `The missing part is the whole without the known part: $${total} - ${known} = ${wanted}$ degrees.`,
		mistakes: [
			[
				"always-subtracts-from-180",
				180 - known,
				`That would be right for a straight angle. This one measures ${total} degrees.`,
			],
			[
				"subtracted-from-90",
				known < 90 ? 90 - known : "",
				`That would be right for a square corner. This one measures ${total} degrees.`,
			],
			["added-the-numbers", total + known, `${total} degrees is the whole already. Which part is missing?`],
		],
	});
}

/** One part is missing beside `count` known ones that make a known angle together. */
function missing(random: Random, total: Known, count: number) {
	const whole = KNOWN[total];
	const sizes = randomParts(random, whole, count + 1);
	const at = random.integer(0, count);
	const right = sizes[at] ?? 0;
	const known = sizes.filter((_, place) => place !== at);
	const sum = known.reduce((a, b) => a + b, 0);
	const [first = 0] = known;
	const list = `${known.slice(0, -1).join(", ")}${count === 1 ? "" : " and "}${known.at(-1)}`;
	const angle = { right: "a right angle", straight: "a straight angle", full: "a full turn" }[total];
	const wrong_whole: Mistake[] = [
		[
			"always-subtracts-from-180",
			sum < 180 ? 180 - sum : "",
			`That would be right for a straight angle. Here the parts make ${angle}.`,
		],
		[
			"subtracted-from-90",
			sum < 90 ? 90 - sum : "",
			`That would be right for a square corner. Here the parts make ${angle}.`,
		],
		[
			"subtracted-from-360",
			total === "full" ? "" : 360 - sum,
			`That would be right for a full turn. Here the parts make ${angle}.`,
		],
	];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: missingPrompt(random, { total, count, list }),
		answer_suffix: "degrees",
		figure: drawn(
			random,
			sizes,
			sizes.map((size, place) => (place === at ? null : size)),
			total,
		),
		right,
		hints: [
			`How many degrees does ${angle} measure?`,
			count === 1 ? "The two parts together make that many degrees." : "Put the known parts together first.",
			...(count === 1 ? [] : ["What is missing to the whole angle?"]),
		],
		explanation:
			count === 1
				? `${capital(angle)} measures ${whole} degrees: $${whole} - ${first} = ${right}$ degrees.`
				: `${capital(angle)} measures ${whole} degrees. The known parts make $${known.join(" + ")} = ${sum}$ degrees, so $${whole} - ${sum} = ${right}$ degrees are missing.`,
		mistakes: [
			...wrong_whole.filter(([, answer]) => answer !== right),
			...(count === 1
				? []
				: ([
						[
							"subtracted-one-part-only",
							whole - first,
							"That takes away one known part only. There are more.",
						],
						[
							"gave-the-known-parts",
							sum,
							"Those are the known parts together. How many degrees are missing?",
						],
					] as const)),
		],
	});
}

function missingPrompt(
	random: Random,
	{ total, count, list }: { total: Known; count: number; list: string },
): string {
	const name = random.pick(NAMES);
	const parts =
		count === 1
			? `One of them measures ${list} degrees`
			: `${count === 2 ? "Two" : "Three"} of them measure ${list} degrees`;
	const all = ["two", "three", "four"][count - 1];
	switch (total) {
		case "right":
			return random.pick([
				`${name} cuts the square corner of a card into ${all} angles. ${parts}. How many degrees does the other one measure?`,
				`A right angle is split into ${all} angles. ${parts}. How many degrees does the angle with the question mark measure?`,
			]);
		case "straight":
			return random.pick([
				`${all?.[0]?.toUpperCase()}${all?.slice(1)} angles make a straight line together. ${parts}. How many degrees does the other one measure?`,
				`Along a ruler, ${name} draws ${all} angles side by side that fill the whole straight angle. ${parts}. How large is the other one?`,
			]);
		case "full":
			return random.pick([
				`${name} cuts a round cake into ${all} slices. ${parts} at the middle. How many degrees does the last slice measure?`,
				`${all?.[0]?.toUpperCase()}${all?.slice(1)} angles go all the way around a point. ${parts}. How many degrees does the other one measure?`,
			]);
	}
}

/** Parts of at least 20 degrees, no two of them equal. */
function randomParts(random: Random, whole: number, count: number): number[] {
	for (;;) {
		const parts = Array.from({ length: count - 1 }, () =>
			random.integer(20, Math.floor((whole * 1.4) / count)),
		);
		const rest = whole - parts.reduce((a, b) => a + b, 0);
		const all = [...parts, rest];
		if (rest >= 20 && rest < 180 && new Set(all).size === count) return all;
	}
}

function twoEqual(random: Random) {
	const total = random.pick(["right", "straight", "straight"] as const);
	const whole = KNOWN[total];
	const right = total === "right" ? random.integer(18, 34) : random.integer(25, 72);
	const known = whole - 2 * right;
	const angle = total === "right" ? "right angle" : "straight angle";
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} splits a ${angle} into three angles. One of them measures ${known} degrees, and the other two are equal. How many degrees does each of the equal angles measure?`,
		answer_suffix: "degrees",
		figure: drawn(random, [right, known, right], [null, known, null], total),
		right,
		hints: [
			`How many degrees does a ${angle} measure?`,
			`How many degrees are left beside the ${known} degrees?`,
			"The rest is shared by two equal angles.",
		],
		explanation: `A ${angle} measures ${whole} degrees. The two equal angles share $${whole} - ${known} = ${2 * right}$ degrees: $${2 * right} \\div 2 = ${right}$ degrees each.`,
		mistakes: [
			["gave-both-together", 2 * right, "That is both equal angles together. How large is each?"],
			[
				"always-subtracts-from-180",
				total === "right" && (180 - known) % 2 === 0 ? (180 - known) / 2 : "",
				"That would be right for a straight angle. A square corner is half of it.",
			],
			[
				"shared-the-whole",
				whole % 4 === 0 || whole === 90 ? whole / 2 : "",
				"Half of the whole angle leaves nothing for the known part.",
			],
			[
				"subtracted-twice",
				whole - 2 * known > 0 ? whole - 2 * known : "",
				"The known angle is there once only. The two others are equal.",
			],
		],
	});
}

function capital(text: string): string {
	return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
