import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const TOPICS = [
	["The school has {n} students", "come by bicycle", "students"],
	["The town has {n} households", "have a pet", "households"],
	["The forest has {n} trees", "are pines", "trees"],
	["The farm has {n} hens", "are brown", "hens"],
] as const;

/** 1: scale up with a whole factor; 2: any factor; 3: several samples; 4: what an estimate means; 5: marked animals. */
export const inferenceFromSample = defineGenerator("inference-from-sample", 2, (random, difficulty) => {
	const [all, have, one] = random.pick(TOPICS);
	const size = random.pick([20, 25, 40, 50]);
	const count = random.integer(3, size - 5);
	if (difficulty === 4) return meaning(random);
	if (difficulty === 5) return marked(random);
	if (difficulty === 3) {
		const counts = [count, count + 1, count - 2].map((value) => Math.max(1, value));
		const sum = counts.reduce((total, value) => total + value, 0);
		const total = size * 3 * random.integer(2, 8);
		const right = (total * sum) / (3 * size);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Three random samples of ${size} ${one} each are taken. In them ${counts.slice(0, -1).join(", ")} and ${counts.at(-1)} ${have}. ${all.replace("{n}", prose(total))} in all. Use all three samples: about how many of them ${have}?`,
			right,
			hints: [
				"Put the three samples together to one large sample.",
				"Which part of it fits? Take the same part of all.",
			],
			explanation: `Together $${counts.join(" + ")} = ${sum}$ of $3 \\times ${size} = ${3 * size}$. $\\dfrac{${sum}}{${3 * size}} \\times ${total} = ${texNumber(right)}$.`,
			mistakes: [
				["one-sample-only", (total * (counts[0] ?? 0)) / size, "That uses only the first sample."],
				[
					"added-the-samples-without-their-sizes",
					(total * sum) / size,
					"The sizes of the samples have to be added as well.",
				],
				["gave-the-sample-count", sum, "That is the number in the samples."],
			],
		});
	}
	const factor = random.integer(4, 30);
	const total = difficulty === 1 ? size * factor : size * factor + (size % 2 === 0 ? size / 2 : 0);
	const even = difficulty === 1 ? count : count % 2 === 0 ? count : count + 1;
	const right = Math.round((total * even) / size);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `In a random sample of ${size} ${one}, ${even} ${have}. ${all.replace("{n}", prose(total))} in all. About how many of them ${have}?`,
		right,
		hints: ["Which part of the sample is it?", "Take the same part of all."],
		explanation: `$\\dfrac{${even}}{${size}} \\times ${total} = ${texNumber(right)}$.`,
		mistakes: [
			[
				"added-the-difference",
				even + total - size,
				"It looks like the difference was added. The part stays the same.",
			],
			["gave-the-others", total - right, "Those are the others."],
			["gave-the-sample-count", even, "That is the number in the sample."],
		],
	});
});

function meaning(random: Random) {
	const size = random.pick([50, 80, 100]);
	const total = size * random.integer(5, 15);
	const estimate = 10 * random.integer(6, 30);
	const name = random.pick(NAMES);
	const scene = random.pick([
		{
			text: `From a random sample of ${size}, ${name} estimates that ${estimate} of ${prose(total)} students walk to school. What does that mean?`,
			right: `The true number is probably near ${estimate}, but need not be exactly that.`,
			wrong: [
				`Exactly ${estimate} students walk to school.`,
				`At least ${estimate} students walk to school.`,
				"Nothing can be said, because not all were asked.",
			],
			ids: ["treats-the-estimate-as-exact", "estimate-as-least", "only-all-will-do"],
		},
		{
			text: `${name} takes several random samples of ${size} from the same ${prose(total)} students. What is to be expected?`,
			right: "The estimates differ a little from sample to sample.",
			wrong: [
				"Every sample gives the same estimate.",
				"The estimates have nothing to do with each other.",
				"The estimates grow with every sample.",
			],
			ids: ["treats-the-estimate-as-exact", "samples-are-worthless", "estimates-grow"],
		},
		{
			text: `${name} wants the estimates of random samples to lie closer together. What helps with the ${prose(total)} students?`,
			right: `Taking samples larger than ${size}`,
			wrong: [`Taking samples smaller than ${size}`, "Asking only friends", "Asking the same students again"],
			ids: ["smaller-is-steadier", "biased-sample", "same-sample-again"],
		},
	]);
	return chooseOption(
		random,
		{
			prompt: scene.text,
			hints: [
				"Would another random sample give exactly the same number?",
				"Larger random samples vary less.",
			],
			explanation: `Random samples vary a little, larger ones less. ${scene.right}${scene.right.endsWith(".") ? "" : "."}`,
		},
		{
			right: scene.right,
			wrong: scene.wrong.map((label, at) => [
				label,
				scene.ids[at] ?? "",
				"Random samples vary a little. What follows from that?",
			]),
		},
	);
}

function marked(random: Random) {
	const [first, factor, again] = [random.integer(4, 12) * 5, random.integer(3, 12), random.integer(3, 10)];
	const second = again * factor;
	const right = first * factor;
	const animal = random.pick(["fish in a lake", "frogs around a pond", "birds on an island"]);
	const [kind = "fish"] = animal.split(" ");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${first} of the ${animal} are marked and set free. Later ${second} are caught by chance, and ${again} of them are marked. About how many ${kind} are there?`,
		right,
		hints: [
			"Which part of the second catch is marked?",
			"About the same part of all is marked. How many are all?",
		],
		explanation: `$\\dfrac{${again}}{${second}}$ of the catch is marked, and this part of all are ${first}. $${first} \\times ${second} \\div ${again} = ${texNumber(right)}$.`,
		mistakes: [
			[
				"added-the-catches",
				first + second - again,
				"Those are the animals that were caught. There are more.",
			],
			["multiplied-both-catches", first * second, "How many of the second catch were marked?"],
			["treats-the-catch-as-all", second, "That is the second catch only."],
		],
	});
}
