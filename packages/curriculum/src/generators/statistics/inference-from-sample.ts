import { ask, defineSkill, NAMES, prose, slip, stated, texNumber, withTask } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { inOwnWords } from "../../kit/questions/in-own-words.ts";
import { list, startLarge } from "../../kit/words.ts";
import { whole, words } from "../../kit/value.ts";

/** Who there are, with their number | what some of them do | what one is called. */
const TOPICS = [
	"The school has {n} students|come by bicycle|students",
	"The town has {n} households|have a pet|households",
	"The forest has {n} trees|are pines|trees",
	"The farm has {n} hens|are brown|hens",
	"The factory makes {n} bulbs|are broken|bulbs",
	"The library has {n} books|are damaged|books",
	"The theater has {n} guests|come from out of town|guests",
	"The bakery sells {n} rolls|have seeds|rolls",
	"The league has {n} players|wear glasses|players",
] as const;

/** An estimate from one sample, or from three of the same size. */
const estimate =
	(samples: 1 | 3, isWhole = true): Form =>
	(random) => {
		const [all = "", have = "", ones = ""] = random.pick(TOPICS).split("|");
		const size = random.pick([20, 25, 40, 50]);
		const count = random.integer(4, size - 5);
		const counts = samples === 1 ? [count] : [count, count + 1, count - 2];
		const sum = counts.reduce((total, each) => total + each, 0);
		const parts = samples * size;
		const total = isWhole ? parts * random.integer(4, 30) : (parts / 2) * (2 * random.integer(4, 20) + 1);
		const right = (total * sum) / parts;
		if (!Number.isInteger(right) || !Number.isInteger(total)) return undefined;
		const told =
			samples === 1
				? `In a random sample of ${size} ${ones}, ${count} ${have}.`
				: `In three random samples of ${size} ${ones} each, ${list(counts)} ${have}.`;
		return {
			prompt: `${told} ${all.replace("{n}", prose(total))} in all. ${random.pick([`About how many of all ${ones} ${have}?`, `Estimate how many of all ${ones} ${have}.`, `${random.pick(NAMES)} makes an estimate for all ${ones}. About how many ${have}?`])}`,
			task: `the estimate for ${prose(total)} ${ones} if ${sum} of ${parts} in a sample ${have}`,
			right: whole(right),
			wrong: [
				samples === 3 && [slip.oneSampleOnly, whole(Math.round((total * count) / size))],
				samples === 3 && [slip.forgotTheSampleSizes, whole(Math.round((total * sum) / size))],
				[slip.addedTheGroups, whole(sum + total - parts)],
				[slip.gaveTheOthersOfAll, whole(total - right)],
				[slip.gaveTheSampleCount, whole(sum)],
			],
			hints: [
				samples === 1
					? `A random sample is like the whole group: about the same fraction of all ${ones} ${have}.`
					: "Put the samples together into one large sample.",
				`How many times does ${parts} go into ${prose(total)}?`,
				`Divide ${prose(total)} by ${parts}, and multiply the count in the sample by the result.`,
			],
			steps: [
				...(samples === 3
					? [`Together $${counts.join(" + ")} = ${sum}$ of $3 \\times ${size} = ${parts}$.`]
					: []),
				`About the same fraction of all ${ones} ${have}: $\\dfrac{${sum}}{${parts}}$.`,
				`$\\dfrac{${sum}}{${parts}} \\times ${texNumber(total)} = ${texNumber(right)}$.`,
			],
		};
	};

const ANIMALS = [
	"fish|a lake",
	"frogs|a pond",
	"rabbits|a park",
	"turtles|a bay",
	"deer|a forest",
	"rabbits|a meadow",
] as const;

/** Tagged animals. */
const tagged: Form = (random) => {
	const [kind = "", place = ""] = random.pick(ANIMALS).split("|");
	const [first, factor, again] = [random.integer(4, 12) * 5, random.integer(3, 12), random.integer(3, 10)];
	const second = again * factor;
	return {
		prompt: random.pick([
			`In ${place}, ${first} ${kind} are tagged and set free. Later, ${second} are caught at random, and ${again} of them have a tag. About how many ${kind} are there?`,
			`Scientists tag ${first} ${kind} in ${place}. Later they catch ${second} at random, and ${again} of these have a tag. Estimate the number of ${kind}.`,
		]),
		right: whole(first * factor),
		wrong: [
			[slip.addedTheCatches, whole(first + second - again)],
			[slip.multipliedTheCatches, whole(first * second)],
			[slip.gaveTheSampleCount, whole(second)],
		],
		hints: [
			"About the same fraction of all animals has a tag as in the second catch.",
			`${again} of ${second}: what fraction of the second catch has a tag?`,
			"How many times as many animals are there as animals with a tag?",
		],
		steps: [
			`$${second} \\div ${again} = ${factor}$, so there are ${factor} times as many animals as animals with a tag.`,
			`$${first} \\times ${factor} = ${first * factor}$.`,
		],
	};
};

/** What an estimate means. */
const meaning: Form = (random) => {
	const size = random.pick([40, 50, 80, 100]);
	const total = size * random.integer(5, 15);
	const number = 10 * random.integer(6, 30);
	const name = random.pick(NAMES);
	const [asked, right, exact, other, worthless] = random.pick([
		[
			`From a random sample of ${size}, ${name} estimates that ${number} of ${prose(total)} students walk to school. What does that mean?`,
			`The true number is probably near ${number}, but need not be exactly that.`,
			`Exactly ${number} students walk to school.`,
			`At least ${number} students walk to school.`,
			"Nothing can be said, because not all were asked.",
		],
		[
			`${name} takes several random samples of ${size} from the same ${prose(total)} students. What can be expected?`,
			"The estimates differ a little from sample to sample.",
			"Every sample gives the same estimate.",
			"The estimates grow with every sample.",
			"The estimates have nothing to do with each other.",
		],
		[
			`${name} wants the estimates of random samples to vary less. What helps with the ${prose(total)} students?`,
			`Taking samples larger than ${size}`,
			"Asking the same students again",
			`Taking samples smaller than ${size}`,
			"Nothing helps, because samples are random.",
		],
	] as const);
	return {
		prompt: asked,
		right: words(right),
		wrong: [
			[slip.estimateAsExact, words(exact)],
			[other.startsWith("The estimates grow") ? slip.sawATrend : slip.smallerIsSteadier, words(other)],
			[slip.samplesAreWorthless, words(worthless)],
		],
		hints: [
			"Random samples of one group are not all alike.",
			"Would another random sample give exactly the same number?",
			"Larger random samples vary less.",
		],
		steps: ["Random samples vary a little, larger ones less.", right.endsWith(".") ? right : `${right}.`],
	};
};

/** VERIFY_WITH_LLM: whether an estimate is exact. */
const explain: Way = (random) => {
	const [all = "", have = "", ones = ""] = random.pick(TOPICS).split("|");
	const size = random.pick([20, 25, 40, 50]);
	const count = random.integer(4, 15);
	const factor = random.integer(4, 20);
	const name = random.pick(NAMES);
	return inOwnWords({
		prompt: `In a random sample of ${size} ${ones}, ${count} ${have}. ${all.replace("{n}", prose(size * factor))}. ${name} says: “So exactly ${count * factor} ${have}.” ${random.pick(["Is that right? Explain.", `Explain what is right and what is wrong in what ${name} says.`])}`,
		hints: [
			"Work out the estimate.",
			"Would another random sample give exactly the same number?",
			"What can be said for sure, and what only about?",
		],
		explanation: `$${count} \\times ${factor} = ${count * factor}$ is a good estimate.\n\nIt is not exact: another random sample can give another number.`,
		rubric: {
			estimate: `Says that ${count * factor} is a reasonable estimate, or that about that many ${have}.`,
			"not-exact":
				"Says that it need not be exact, for example because another sample can give another number.",
		},
		sample_answer: `About ${count * factor} is a good estimate, because the same fraction can be expected. It need not be exact, since another sample can give another number.`,
	});
};

const claimed = stated(estimate(1));

// 1: a whole multiple of the sample. 2: any multiple. 3: several samples. 4: what an estimate means. 5: tagged animals, and a
// reason.
export const inferenceFromSample = defineSkill("inference-from-sample", 19, {
	1: [ask.typed(estimate(1)), ask.chosen(estimate(1)), ask.judged(claimed)],
	2: [
		ask.typed(estimate(1, false)),
		ask.chosen(estimate(1, false)),
		ask.matched(withTask(estimate(1), startLarge), ["sample", "estimate"]),
	],
	3: [ask.typed(estimate(3)), ask.chosen(estimate(3))],
	4: [ask.chosen(meaning), explain, ask.whatWentWrong(estimate(1))],
	5: [ask.typed(tagged), ask.chosen(tagged), ask.explainTheMistake(estimate(1, false))],
});
