import { ask, defineSkill, type Form, NAMES, slip, startLarge, stated, withTask } from "../../kit/index.ts";
import { simplest, whole, words } from "../../kit/value.ts";
import { inLowestTerms, lowest, prose, tex } from "../../kit/numbers.ts";

/** What is done | what each try is called | the event | that it does not happen. */
const TRIALS = [
	"tosses a bottle cap|tosses|the cap lands upside down|the cap does not land upside down",
	"spins a spinner|spins|the spinner stops on red|the spinner does not stop on red",
	"throws a ball at a basket|throws|the ball goes in|the ball does not go in",
	"shoots an arrow|shots|the arrow hits the target|the arrow misses the target",
	"drops a thumbtack|drops|the tack lands point up|the tack does not land point up",
	"tosses a ring at a bottle|tosses|the ring lands on the bottle|the ring misses the bottle",
	"takes a penalty kick|kicks|the ball goes in|the ball does not go in",
	"throws a ball at a can|throws|the ball hits the can|the ball misses the can",
	"flips a pancake|flips|the pancake lands flat|the pancake does not land flat",
] as const;

const TOTALS = [20, 25, 30, 40, 50, 60, 80] as const;
const trialsOf = (row: string) => {
	const [does = "", times = "", event = "", opposite = ""] = row.split("|");
	return { does, times, event, opposite };
};

/** The experimental probability, from how often it happens or how often it does not. */
const relative =
	(isRest: boolean): Form =>
	(random) => {
		const { does, times, event, opposite } = trialsOf(random.pick(TRIALS));
		const [all, name] = [random.pick(TOTALS), random.pick(NAMES)];
		const count = random.integer(3, all - 3);
		const told = isRest
			? `${name} ${does} ${all} times. In ${all - count} of the ${times}, ${opposite}.`
			: `${name} ${does} ${all} times, and ${count} times ${event}.`;
		return {
			prompt: `${told} ${random.pick([`What is the experimental probability that ${event}?`, `Find the relative frequency with which ${event}.`, `Estimate the probability that ${event} from this experiment.`])}`,
			cta: "Write a fraction, such as 3/4.",
			task: `the experimental probability that ${event}, which happened ${count} times in ${all} ${times},`,
			right: simplest(count, all),
			wrong: [
				[slip.comparedWithOthers, simplest(count, all - count)],
				[slip.gaveTheOpposite, simplest(all - count, all)],
				[slip.evenForTwoOutcomes, simplest(1, 2)],
				[slip.turnedTheRatioOver, simplest(all, count)],
			],
			hints: [
				"An experimental probability compares how often it happened with all trials.",
				`There are ${all} trials. In how many of them did it happen?`,
				"Write that count over the number of all trials.",
			],
			steps: [
				isRest
					? `It happened in $${all} - ${all - count} = ${count}$ of ${all} ${times}.`
					: `It happened in ${count} of ${all} ${times}.`,
				`The experimental probability is ${inLowestTerms(count, all)}.`,
			],
		};
	};

/** How often it can be expected. */
const expected: Form = (random) => {
	const { times, event } = trialsOf(random.pick(TRIALS));
	const bottom = random.pick([3, 4, 5, 6, 8, 10]);
	const share = lowest(random.integer(1, bottom - 1), bottom);
	const all = share.bottom * random.integer(8, 40);
	const right = (all * share.top) / share.bottom;
	return {
		prompt: `The probability that ${event} is $${tex(share)}$. ${random.pick([`About how often is that expected in ${all} ${times}?`, `In about how many of ${all} ${times} will it happen?`, `${random.pick(NAMES)} plans ${all} ${times}. About how many times will it happen?`])}`,
		task: `the expected number in ${all} ${times} for a probability of $${tex(share)}$`,
		right: whole(right),
		wrong: [
			[slip.gaveTheOtherTrials, whole(all - right)],
			share.top > 1 && [slip.dividedByTheDenominatorOnly, whole(all / share.bottom)],
			[slip.gaveAllTrials, whole(all)],
		],
		hints: [
			"The probability tells what fraction of the trials to expect.",
			`Find $\\dfrac{1}{${share.bottom}}$ of ${all} first.`,
			"Then take as many of these parts as the numerator says.",
		],
		steps: [
			`$${all} \\div ${share.bottom} = ${all / share.bottom}$.`,
			`$${tex(share)} \\times ${all} = ${right}$.`,
		],
	};
};

/** A prediction from an experiment. */
const predict: Form = (random) => {
	const { does, times, event } = trialsOf(random.pick(TRIALS));
	const [all, factor] = [random.pick(TOTALS), random.integer(3, 12)];
	const count = random.integer(3, all - 3);
	const more = all * factor;
	return {
		prompt: `${random.pick(NAMES)} ${does} ${all} times, and ${count} times ${event}. ${random.pick([`About how often can this be expected in ${more} ${times}?`, `Predict how often this will happen in ${more} ${times}.`])}`,
		task: `the prediction for ${more} ${times}, after ${count} in ${all},`,
		right: whole(count * factor),
		wrong: [
			[slip.addedTheDifferenceOfTrials, whole(count + more - all)],
			[slip.gaveTheOtherTrials, whole((all - count) * factor)],
			[slip.gaveTheOldCount, whole(count)],
		],
		hints: [
			"About the same fraction of the trials can be expected.",
			`How many times does ${all} go into ${more}?`,
			"Multiply the old count by that number.",
		],
		steps: [`$${more} \\div ${all} = ${factor}$.`, `$${count} \\times ${factor} = ${count * factor}$.`],
	};
};

/** What many trials do. */
const more: Form = (random) => {
	const [few, many] = [random.pick([10, 12, 20, 30]), random.pick([400, 500, 1000, 2000])];
	const [does, event, share] = random.pick([
		["tosses a fair coin", "heads", 2],
		["rolls a number cube", "an even number", 2],
		["spins a spinner that is half blue", "blue", 2],
	] as const);
	const seen = few / share + random.pick([-4, -3, -2, 2, 3, 4]);
	const right = `The fraction of ${event} will be close to one half.`;
	return {
		prompt: `${random.pick(NAMES)} ${does} ${few} times and gets ${event} ${seen} times. ${random.pick([`What can be expected with ${prose(many)} trials?`, `What will probably happen in ${prose(many)} trials?`])}`,
		right: words(right),
		wrong: [
			[slip.resultsMatchExactly, words(`The fraction of ${event} will be exactly one half.`)],
			[slip.shortRunGoesOn, words(`The fraction of ${event} will stay at $\\dfrac{${seen}}{${few}}$.`)],
			[
				slip.chanceMakesUp,
				words(`The other outcome will come more often now, to make up for the first ${few} trials.`),
			],
		],
		hints: [
			"Does chance have a memory?",
			`${few} trials are few. Are they sure to show exactly one half?`,
			"What happens to the fraction when there are more and more trials?",
		],
		steps: ["In a few trials, the fraction can differ from one half.", right],
	};
};

const claimed = stated(relative(false));

// 1: relative frequency. 2: how often to expect it. 3: from the other outcomes. 4: what more trials do. 5: predict from an
// experiment, and explain a mistake.
export const experimentalProbability = defineSkill("experimental-probability", 18, {
	1: [ask.typed(relative(false)), ask.chosen(relative(false)), ask.judged(claimed)],
	2: [
		ask.typed(expected),
		ask.chosen(expected),
		ask.matched(withTask(expected, startLarge), ["situation", "expected number"]),
	],
	3: [ask.typed(relative(true)), ask.chosen(relative(true)), ask.whatWentWrong(relative(false))],
	4: [ask.chosen(more), ask.typed(predict), ask.chosen(predict)],
	5: [ask.typed(predict), ask.chosen(more), ask.explainTheMistake(predict)],
});
