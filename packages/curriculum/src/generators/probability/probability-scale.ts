import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const WORDS = ["Impossible", "Unlikely", "As likely as not", "Likely", "Certain"] as const;

/** 1: words for events with a die or a bag; 2: match probabilities with words; 3: which number can be a probability; 4: the complement; 5: which of several is likelier, or two outcomes that are not even. */
export const probabilityScale = defineGenerator("probability-scale", 1, (random, difficulty) => {
	if (difficulty === 2) return matching(random);
	if (difficulty === 3) return possible(random);
	if (difficulty === 4) return complement(random);
	if (difficulty === 5) return even(random);
	const total = random.pick([6, 8, 10, 12, 20]);
	const kind = random.integer(0, 4);
	const count =
		[
			0,
			random.integer(1, Math.max(1, Math.floor(total / 4))),
			total / 2,
			total - random.integer(1, Math.max(1, Math.floor(total / 4))),
			total,
		][kind] ?? 0;
	const colours = random.shuffle(["red", "blue", "green", "yellow"]);
	const right = WORDS[kind] ?? WORDS[0];
	return chooseOption(
		random,
		{
			prompt: `A bag holds ${total} marbles, ${count} of them ${colours[0]}${count === total ? "" : ` and the others ${colours[1]}`}. ${random.pick(NAMES)} draws one without looking. How likely is a ${colours[0]} one?`,
			hints: ["Is it more or fewer than half of the marbles?", "Could it be none of them, or all of them?"],
			explanation: `${count} of ${total} marbles are ${colours[0]}: ${right.toLowerCase()}.`,
		},
		{
			right,
			wrong: WORDS.filter((word) => word !== right).map((word) => [
				word,
				word === "As likely as not"
					? "fifty-fifty-for-any-two-outcomes"
					: Math.abs(WORDS.indexOf(word) - kind) > 2
						? "scale-turned-round"
						: "compared-with-half-wrongly",
				word === "As likely as not"
					? "Two colors are not always equally likely. How many are there of each?"
					: "How many of the marbles fit, compared with half of them?",
			]),
			order: WORDS,
		},
	);
});

function matching(random: Random) {
	const bottom = random.pick([7, 8, 9, 10, 11, 12, 15, 16, 20, 25, 30]);
	const low = random.integer(1, Math.floor(bottom / 3));
	return matchPairs(
		random,
		{
			prompt: "Match each probability with the words.",
			hints: ["The scale goes from zero to one.", "Which of them are less than one half?"],
			explanation: `$0$ is impossible and $1$ certain. $\\dfrac{${low}}{${bottom}}$ is less than one half: unlikely. $\\dfrac{${bottom - low}}{${bottom}}$ is more: likely.`,
		},
		{
			pairs: [
				["$0$", "Impossible"],
				[`$\\dfrac{${low}}{${bottom}}$`, "Unlikely"],
				[`$\\dfrac{${bottom - low}}{${bottom}}$`, "Likely"],
				["$1$", "Certain"],
			],
			extras: ["As likely as not"],
			mistakes: [
				["scale-turned-round", 0, 3, "Zero means that it never happens."],
				["compared-with-half-wrongly", 1, 2, "Is it more or less than one half?"],
			],
		},
	);
}

function possible(random: Random) {
	const [top, bottom] = [random.integer(1, 4), random.integer(5, 9)];
	const rights = [
		`$\\dfrac{${top}}{${bottom}}$`,
		`$0.${random.integer(11, 89)}$`,
		`$${random.integer(1, 99)}\\%$`,
	];
	const right = random.pick(rights);
	return chooseOption(
		random,
		{
			prompt: "Which of these numbers can be a probability?",
			hints: ["A probability is a part of all cases.", "It cannot be less than zero or more than one."],
			explanation: `Only ${right} lies between 0 and 1.`,
		},
		{
			right,
			wrong: random
				.shuffle([
					[`$\\dfrac{${bottom}}{${top}}$`, "probability-above-one", "More than all cases cannot fit."],
					[`$1.${random.integer(1, 9)}$`, "probability-above-one", "More than all cases cannot fit."],
					[`$-0.${random.integer(1, 9)}$`, "negative-probability", "Fewer than none cannot fit."],
					[`$${random.integer(101, 250)}\\%$`, "probability-above-one", "One hundred percent are all cases."],
				] as const)
				.slice(0, 3),
		},
	);
}

function complement(random: Random) {
	const bottom = random.pick([5, 8, 10, 12, 20, 25]);
	const p = lowest(random.integer(1, bottom - 1), bottom);
	const q = lowest(p.bottom - p.top, p.bottom);
	const event = random.pick([
		"it rains tomorrow",
		"a bus is late",
		"a seed grows",
		"a ticket wins",
		"a ball goes into the basket",
	]);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `The probability that ${event} is $${tex(p)}$. What is the probability that this does **not** happen?`,
		cta: "Write a fraction in simplest form.",
		right: entry(q),
		hints: [
			"It happens or it does not: what do both probabilities make together?",
			"Take the probability away from one.",
		],
		explanation: `$1 - ${tex(p)} = ${tex(q)}$.`,
		mistakes: [
			["gave-the-event", entry(p), "That is the probability that it happens."],
			["turned-over", entry(lowest(p.bottom, p.top)), "That is more than one, which is no probability."],
			["fifty-fifty-for-any-two-outcomes", "1/2", "Two outcomes are not always equally likely."],
			[
				"subtracted-from-the-top",
				`${p.top === 1 ? p.bottom : p.top - 1}/${p.bottom}`,
				"Take the whole probability away from one.",
			],
		],
	});
}

function even(random: Random) {
	const total = random.pick([5, 6, 8, 10]);
	const red = random.integer(1, Math.floor((total - 1) / 2));
	const name = random.pick(NAMES);
	const right = lowest(red, total);
	return chooseOption(
		random,
		{
			prompt: `A spinner has ${total} equal parts, ${red} of them red and the others blue. ${name} says: "It stops on red or on blue, so red has the probability $\\dfrac{1}{2}$." What is true?`,
			hints: ["Are the two outcomes equally likely?", "Count the parts that are red, and all parts."],
			explanation: `${red} of ${total} equal parts are red, so red has the probability $${tex(right)}$. Two outcomes need not be equally likely.`,
		},
		{
			right: `Red has the probability $${tex(right)}$.`,
			wrong: [
				[
					`${name} is right.`,
					"fifty-fifty-for-any-two-outcomes",
					"There are two colors, but not equally many parts of each.",
				],
				[
					`Red has the probability $${tex(lowest(red, total - red))}$.`,
					"compared-with-the-others",
					"Compare with all parts, not with the others.",
				],
				[
					`Red has the probability $${tex(lowest(total - red, total))}$.`,
					"took-the-other-color",
					"That belongs to blue.",
				],
			],
		},
	);
}
