import { angleFan } from "../../figures/angle-fan.ts";
import { fractionCircle } from "../../figures/fraction-circle.ts";
import { svg } from "../../figures/svg.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { gcd } from "../../kit/numbers.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
/** Slices of a circle that are a whole number of degrees wide. */
const SLICES = [3, 4, 5, 6, 8, 9, 10, 12] as const;
const FULL = "A full turn, once around the circle, is 360 degrees.";

// 1: quarter, half and full turns, and whether longer arms matter. 2: one slice of a circle, or one-degree angles.
// 3: several slices. 4: from degrees to a fraction of a turn. 5: clock hands, wheels and two turns in a row.
export const angleAsTurn = defineGenerator("angle-as-turn", 4, (random, difficulty) => {
	switch (difficulty) {
		case 1:
			return random.oneIn(3) ? longerArms(random) : plainTurn(random);
		case 2:
			return random.oneIn(4) ? oneDegrees(random) : slices(random, true);
		case 3:
			return slices(random, false);
		case 4:
			return toFraction(random);
		default:
			return random.pick([clockHand, wheel, twoTurns])(random);
	}
});

const TURNS = [
	["a quarter turn", 1, 4],
	["a half turn", 2, 4],
	["a three-quarter turn", 3, 4],
	["a full turn", 4, 4],
	["two full turns", 8, 4],
] as const;
const TURNERS = [
	(name: string) => `${name} stands on a skateboard and makes`,
	(name: string) => `${name} spins on one foot and makes`,
	(name: string) => `${name} turns a dial by`,
	(name: string) => `${name} tells a toy robot to make`,
	(name: string) => `In a dance, ${name} makes`,
] as const;

function plainTurn(random: Random) {
	const at = random.integer(0, TURNS.length - 1);
	const [words, quarters] = TURNS[at] ?? TURNS[0];
	const told = random.pick(TURNERS);
	const right = quarters * 90;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${told(random.pick(NAMES))} ${words}. How many degrees is that?`,
		answer_suffix: "degrees",
		right,
		hints: [
			"Once all the way around is a full turn. Its degrees are the same as around a circle.",
			"A square corner is a quarter turn. How many square corners fit into this turn?",
		],
		explanation: `A quarter turn is a square corner: 90 degrees. ${words[0]?.toUpperCase()}${words.slice(1)} ${quarters > 4 ? "are" : "is"} ${counted(quarters, "quarter turn")}: $${quarters} \\times 90 = ${right}$ degrees.`,
		mistakes: [
			[
				"took-a-turn-for-100",
				quarters * 25,
				"A turn does not have 100 parts. How many degrees does a square corner have?",
			],
			[
				"took-a-turn-for-180",
				quarters * 45,
				"It looks like a full turn was taken for a half turn. Twice a half turn is a full turn.",
			],
			[
				"gave-one-quarter",
				quarters === 1 ? "" : 90,
				"That is one quarter turn. How many quarter turns are there?",
			],
		],
	});
}

function longerArms(random: Random) {
	const [small, wide] = [random.integer(5, 11) * 5, random.integer(13, 20) * 5];
	const kind = random.pick(["first", "second", "equal"] as const);
	const [one, other] = kind === "equal" ? [small, small] : kind === "first" ? [wide, small] : [small, wide];
	// The smaller or equal angle gets the longer arms, to tempt the eye.
	const is_first_long = one <= other && (kind !== "equal" || random.oneIn(2));
	const [long, short] = [180, 100];
	const names = { first: "The first one", second: "The second one", equal: "Both are equal" };
	const texts = [names.first, names.second, names.equal];
	const tempting = is_first_long ? names.first : names.second;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} opens two paper fans: the first by ${one} degrees, the second by ${other} degrees. Their sticks have different lengths. Which angle is larger?`,
			figure: {
				svg: twoAngles(random, [one, is_first_long ? long : short], [other, is_first_long ? short : long]),
				alt: `Two angles. The first measures ${one} degrees and has ${is_first_long ? "long" : "short"} arms. The second measures ${other} degrees and has ${is_first_long ? "short" : "long"} arms.`,
			},
			hints: [
				"An angle tells how far something is turned or opened.",
				"Imagine cutting the arms shorter. Does that change how far they are opened?",
			],
			explanation: `The length of the arms does not matter, only how far they are opened. ${one} degrees is ${one === other ? "the same as" : one > other ? "more than" : "less than"} ${other} degrees, so: ${names[kind][0]?.toLowerCase()}${names[kind].slice(1)}${kind === "equal" ? "" : " is larger"}.`,
		},
		{
			right: names[kind],
			wrong: texts
				.filter((text) => text !== names[kind])
				.map((text) =>
					text === tempting
						? [
								text,
								"longer-arms-larger-angle",
								"Its arms are longer, but that does not open it further. Compare the degrees.",
							]
						: [text, "did-not-compare-the-opening", "Compare how many degrees each of them is open."],
				),
			order: texts,
		},
	);
}

function twoAngles(
	random: Random,
	[one, first]: readonly number[],
	[other, second]: readonly number[],
): string {
	const [left, right] = random.shuffle(COLOURS);
	const draw = (degrees: number, length: number, colour: (typeof COLOURS)[number]) =>
		angleFan({ parts: [{ from: 0, to: degrees, text: "", colour }], lengths: [length, length] });
	return beside(draw(one ?? 0, first ?? 0, left ?? "sky"), draw(other ?? 0, second ?? 0, right ?? "gold"));
}

/** Two drawings side by side, standing on one line. */
function beside(first: string, second: string): string {
	const [one, other] = [first, second].map((picture) => {
		const [, view = "", inner = ""] = /viewBox="([^"]*)">(.*)<\/svg>$/s.exec(picture) ?? [];
		const [left = 0, , width = 0, height = 0] = view.split(" ").map(Number);
		return { width: width + 2 * left, height, inner };
	});
	if (one === undefined || other === undefined) return first;
	const height = Math.max(one.height, other.height);
	return svg(
		one.width + other.width + 30,
		height,
		`<g transform="translate(0 ${(height - one.height).toFixed(2)})">${one.inner}</g>`,
		`<g transform="translate(${(one.width + 30).toFixed(2)} ${(height - other.height).toFixed(2)})">${other.inner}</g>`,
	);
}

function circle(random: Random, parts: number, shaded: number) {
	return {
		svg: svg(
			240,
			240,
			fractionCircle({ cx: 120, cy: 120, radius: 112, parts, shaded, colour: random.pick(COLOURS) }),
		),
		alt: `A circle cut into ${parts} equal slices. ${shaded} of them ${shaded === 1 ? "is" : "are"} shaded.`,
	};
}

function slices(random: Random, is_one: boolean) {
	const parts = random.pick(SLICES);
	const shaded = is_one ? 1 : random.integer(2, parts - 1);
	const [each, right] = [360 / parts, (360 / parts) * shaded];
	const fraction = `\\dfrac{${shaded}}{${parts}}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`The shaded ${shaded === 1 ? "slice is" : "slices are"} $${fraction}$ of the circle. How many degrees does the shaded angle at the middle measure?`,
			`${random.pick(NAMES)} turns by $${fraction}$ of a full turn, as the shaded part shows. How many degrees is that?`,
		]),
		answer_suffix: "degrees",
		figure: circle(random, parts, shaded),
		right,
		hints: [
			FULL,
			`The circle is cut into ${parts} equal slices. How many degrees is one of them?`,
			...(is_one ? [] : ["How many slices are shaded?"]),
		],
		explanation: `One of ${parts} equal slices measures $360 \\div ${parts} = ${each}$ degrees.${is_one ? "" : ` ${shaded} of them: $${shaded} \\times ${each} = ${right}$ degrees.`}`,
		mistakes: [
			["one-slice-only", each, "That is one slice. How many slices are shaded?"],
			["measured-the-unshaded-part", 360 - right, "That is the part that is not shaded."],
			[
				"took-a-turn-for-180",
				right % 2 === 0 ? right / 2 : "",
				"It looks like half of the circle was shared out. A full turn goes all the way around.",
			],
			[
				"took-a-turn-for-100",
				100 % parts === 0 ? (100 / parts) * shaded : "",
				"A turn does not have 100 parts. How many degrees does it have?",
			],
			["gave-the-number-of-slices", parts, "That is how many slices there are. How wide is each of them?"],
		],
	});
}

function oneDegrees(random: Random) {
	const right = random.integer(12, 175);
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} lays paper wedges side by side around a point, without gaps. Each wedge is $\\dfrac{1}{360}$ of a full turn. How many degrees do ${right} wedges measure together?`,
		answer_suffix: "degrees",
		right,
		hints: [
			"How many such wedges go around the whole point?",
			"What is the name of an angle that is one of 360 equal parts of a turn?",
		],
		explanation: `One of 360 equal parts of a turn is an angle of 1 degree. So ${right} of them measure ${right} degrees.`,
		mistakes: [
			["subtracted-from-360", 360 - right, "That is what is left of the full turn."],
			[
				"took-a-wedge-for-ten-degrees",
				right * 10,
				"One wedge is one of 360 parts. How many degrees is that?",
			],
			[
				"subtracted-from-180",
				right < 180 ? 180 - right : "",
				"Nothing is taken away here. How much do the wedges make together?",
			],
		],
	});
}

function toFraction(random: Random) {
	const parts = random.pick(SLICES);
	const tops = Array.from({ length: parts - 1 }, (_, at) => at + 1).filter((top) => gcd(top, parts) === 1);
	const top = random.pick(tops);
	const degrees = (360 / parts) * top;
	const tex = (entry: string) => `$\\dfrac{${entry.replace("/", "}{")}}$`;
	const [half, hundred] = [gcd(degrees, 180), gcd(degrees, 100)];
	const others = SLICES.filter((other) => other !== parts);
	return chooseNumber(
		random,
		{
			answer_type: "SIMPLE_FRACTION",
			prompt: `${random.pick(NAMES)} turns by ${degrees} degrees. Which fraction of a full turn is that?`,
			hints: [
				FULL,
				`One degree is one of 360 equal parts of a full turn. How many of these parts are ${degrees} degrees?`,
				"Write that as a fraction and make it as simple as you can.",
			],
			explanation: `${degrees} degrees are $\\dfrac{${degrees}}{360}$ of a full turn. ${360 / parts} fits into both numbers: $\\dfrac{${degrees} \\div ${360 / parts}}{360 \\div ${360 / parts}} = \\dfrac{${top}}{${parts}}$.`,
		},
		{
			right: `${top}/${parts}`,
			mistakes: [
				[
					"took-a-turn-for-180",
					degrees >= 180 ? "" : `${degrees / half}/${180 / half}`,
					"That would be the fraction of a half turn.",
				],
				[
					"gave-the-rest-of-the-turn",
					`${parts - top}/${parts}`,
					"That is the part of the turn that is missing.",
				],
				[
					"one-part-only",
					top === 1 ? "" : `1/${parts}`,
					"That is one slice of the turn. How many degrees is it?",
				],
				[
					"took-a-turn-for-100",
					degrees < 100 ? `${degrees / hundred}/${100 / hundred}` : "",
					"A turn does not have 100 parts. How many degrees does it have?",
				],
				[
					"one-slice-too-many",
					top + 1 < parts ? `${top + 1}/${parts}` : "",
					"That is one slice more. Check how many degrees each slice has.",
				],
				[
					"miscounted-the-slices",
					`${top}/${parts + 1}`,
					"Check how many slices of that size make a full turn.",
				],
			],
			fillers: random.shuffle(others).map((other) => `1/${other}`),
			label: tex,
		},
	);
}

function clockHand(random: Random) {
	const hours = random.integer(2, 11);
	const [from, is_minutes] = [random.integer(1, 12 - Math.min(11, hours)), random.oneIn(2)];
	const right = hours * 30;
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_minutes
			? `${name} reads for ${hours * 5} minutes. By how many degrees does the minute hand of the clock turn in that time?`
			: `${name} turns the minute hand of a clock forward from ${from} to ${from + hours}. By how many degrees does the hand turn?`,
		answer_suffix: "degrees",
		right,
		hints: [
			"The minute hand makes a full turn in one hour, from 12 around to 12.",
			is_minutes
				? "How many degrees does it turn in five minutes?"
				: "The clock has 12 equal steps from number to number. How many degrees is one step?",
		],
		explanation: `A full turn has 12 steps from number to number. Each measures $360 \\div 12 = 30$ degrees. ${is_minutes ? `${hours * 5} minutes are ${hours} steps` : `From ${from} to ${from + hours} there are ${hours} steps`}: $${hours} \\times 30 = ${right}$ degrees.`,
		mistakes: [
			[
				"gave-the-minutes",
				hours * 5,
				"Those are minutes. How many degrees does the hand turn in five minutes?",
			],
			[
				"took-a-turn-for-180",
				hours * 15,
				"It looks like a half turn was shared out. In an hour the hand goes all the way around.",
			],
			[
				"counted-one-step-too-many",
				(hours + 1) * 30,
				"Count the steps from number to number, not the numbers.",
			],
			[
				"took-a-step-for-ten-degrees",
				hours * 10,
				"How many degrees is one of 12 equal steps of a full turn?",
			],
		],
	});
}

function wheel(random: Random) {
	const cabins = random.pick([8, 9, 10, 12, 18, 20, 24, 36]);
	const moved = random.integer(2, Math.min(cabins - 1, 11));
	const [each, right] = [360 / cabins, (360 / cabins) * moved];
	const place = random.pick([
		"in Vienna",
		"in Dar es Salaam",
		"in Osaka",
		"in Santiago",
		"in Seattle",
		"in Dubai",
	]);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A Ferris wheel ${place} has ${cabins} cabins with equal spaces between them. It turns until each cabin has moved ${moved} places on. By how many degrees has it turned?`,
		answer_suffix: "degrees",
		right,
		hints: [FULL, `${cabins} places make a full turn. How many degrees is one place?`],
		explanation: `One place is $360 \\div ${cabins} = ${each}$ degrees. ${moved} places: $${moved} \\times ${each} = ${right}$ degrees.`,
		mistakes: [
			["one-place-only", each, "That is one place. How many places did it move?"],
			[
				"took-a-turn-for-180",
				right % 2 === 0 ? right / 2 : "",
				"It looks like a half turn was shared out. The wheel is a whole circle.",
			],
			["gave-the-rest-of-the-turn", 360 - right, "That is the part of the full turn that is missing."],
			[
				"multiplied-the-counts",
				cabins * moved,
				"How many degrees is one place? Share a full turn among the cabins.",
			],
		],
	});
}

function twoTurns(random: Random) {
	const [one, other] = random.shuffle([3, 4, 5, 6, 8, 10, 12]);
	const [first = 4, second = 6] = [one, other];
	const [a, b] = [360 / first, 360 / second];
	const name = random.pick(NAMES);
	const right = a + b;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} tells a robot to turn left by $\\dfrac{1}{${first}}$ of a full turn, and then left again by $\\dfrac{1}{${second}}$ of a full turn. By how many degrees has it turned in all?`,
		answer_suffix: "degrees",
		right,
		hints: [
			FULL,
			"Find the degrees of each turn first.",
			"Both turns go the same way. What does that mean for the degrees?",
		],
		explanation: `$360 \\div ${first} = ${a}$ degrees and $360 \\div ${second} = ${b}$ degrees. In all: $${a} + ${b} = ${right}$ degrees.`,
		mistakes: [
			[
				"added-the-bottom-numbers",
				360 % (first + second) === 0 ? 360 / (first + second) : "",
				"The two bottom numbers were added. Find the degrees of each turn first.",
			],
			["first-turn-only", a, "That is the first turn. The robot turns once more."],
			["second-turn-only", b, "That is the second turn. The robot turned before, too."],
			["subtracted-the-turns", Math.abs(a - b), "Both turns go to the left, so they add up."],
		],
	});
}
