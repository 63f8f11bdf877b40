import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { entry, gcd, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const TRIALS = [
	["tosses a bottle cap", "tosses", "it lands upside down", "upside down"],
	["spins a spinner", "spins", "it stops on red", "red"],
	["throws a ball at a basket", "throws", "it goes in", "hits"],
	["rolls a number cube", "rolls", "it shows a six", "sixes"],
] as const;

/** 1: relative frequency; 2: expected count; 3: from the other outcomes; 4: what more trials do; 5: predict from an experiment. */
export const experimentalProbability = defineGenerator(
	"experimental-probability",
	1,
	(random, difficulty) => {
		const [does, times, event, many] = random.pick(TRIALS);
		const name = random.pick(NAMES);
		if (difficulty === 4) return more(random);
		const total = random.pick([20, 25, 30, 40, 50, 60]);
		const count = random.integer(3, total - 3);
		const p = lowest(count, total);
		if (difficulty === 2) {
			const bottom = random.pick([3, 4, 5, 6, 8, 10]);
			const top = random.integer(1, bottom - 1);
			const share = lowest(top, bottom);
			const trials = bottom * random.integer(8, 40);
			const right = (trials * top) / bottom;
			return fillNumber({
				answer_type: "INTEGER",
				prompt: `The probability that ${event} is $${tex(share)}$. About how often is that expected in ${trials} ${times}?`,
				right,
				hints: ["The probability tells which part of the trials to expect.", "Take that part of all trials."],
				explanation: `$${tex(share)} \\times ${trials} = ${right}$.`,
				mistakes: [
					["gave-the-others", trials - right, "Those are the trials in which it does not happen."],
					[
						"divided-by-the-bottom-only",
						share.top > 1 ? trials / share.bottom : "",
						"How many of the parts fit?",
					],
					["gave-the-number-of-trials", trials, "Only a part of the trials is expected."],
				],
			});
		}
		if (difficulty === 5) {
			const factor = random.integer(3, 12);
			const trials = total * factor;
			return fillNumber({
				answer_type: "INTEGER",
				prompt: `${name} ${does} ${total} times, and ${count} times ${event}. About how often is that to be expected in ${trials} ${times}?`,
				right: count * factor,
				hints: ["Which part of the trials was it so far?", "Take the same part of the new number of trials."],
				explanation: `$\\dfrac{${count}}{${total}} \\times ${trials} = ${count * factor}$.`,
				mistakes: [
					[
						"added-the-difference",
						count + trials - total,
						"It looks like the difference was added. The part stays the same.",
					],
					["gave-the-old-count", count, "With more trials it happens more often."],
					["gave-the-others", (total - count) * factor, "Those are the trials in which it does not happen."],
				],
			});
		}
		const from_rest = difficulty === 3;
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: from_rest
				? `${name} ${does} ${total} times. In ${total - count} of the ${times} it does not happen that ${event}. What is the experimental probability that ${event}?`
				: `${name} ${does} ${total} times, and ${count} times ${event}. What is the experimental probability of this?`,
			cta: "Write a fraction in simplest form.",
			right: entry(p),
			hints: ["In how many of all trials did it happen?", "Compare that with all trials."],
			explanation: `${from_rest ? `It happened in $${total} - ${total - count} = ${count}$ ${times}. ` : ""}${count} of ${total}: $\\dfrac{${count}}{${total}}${gcd(count, total) === 1 ? "" : ` = ${tex(p)}`}$.`,
			mistakes: [
				[
					"compared-with-the-others",
					entry(lowest(count, total - count)),
					"Compare with all trials, not with the others.",
				],
				["gave-the-opposite", entry(lowest(total - count, total)), `Those are the trials without ${many}.`],
				["fifty-fifty", "1/2", "Look at what really happened."],
				["turned-over", entry(lowest(total, count)), "That is more than one, which is no probability."],
			],
		});
	},
);

function more(random: Random) {
	const name = random.pick(NAMES);
	const trials = random.pick([10, 12, 20]);
	const heads = trials / 2 + random.pick([-3, -2, 2, 3]);
	const many = random.pick([500, 1000, 2000]);
	return chooseOption(
		random,
		{
			prompt: `${name} tosses a fair coin ${trials} times and gets heads ${heads} times. What is to be expected with ${many} tosses?`,
			hints: [
				"Is a small number of tosses sure to show exactly one half?",
				"What happens to the part of heads when there are more and more tosses?",
			],
			explanation:
				"In a few tosses the part of heads can differ from one half. With many tosses it comes close to one half.",
		},
		{
			right: "The part of heads will be close to one half.",
			wrong: [
				[
					"The part of heads will be exactly one half.",
					"results-must-match-exactly",
					"Chance stays chance: close to it, but seldom exactly.",
				],
				[
					`The part of heads will stay at $\\dfrac{${heads}}{${trials}}$.`,
					"short-run-goes-on",
					"A few tosses do not tell much about many.",
				],
				[
					"Now more of the other side will come to make up for it.",
					"chance-makes-up",
					"The coin does not remember. Each toss is new.",
				],
			],
		},
	);
}
