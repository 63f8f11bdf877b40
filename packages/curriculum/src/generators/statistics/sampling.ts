import { ask, defineSkill, type Form, inOwnWords, NAMES, slip, type Way, words } from "../../kit/index.ts";
import { surveyOf } from "./surveys.ts";

const HINTS = [
	"In a fair sample, everyone has the same chance of being asked.",
	"Is one group of people asked more often than others?",
	"More answers do not help when the wrong people are asked.",
] as const;

/** The fair one of several plans. */
const fairPlan: Form = (random) => {
	const { question, population, good, bad } = surveyOf(random);
	const [plan = ""] = good;
	return {
		prompt: `${random.pick(NAMES)} wants to know ${question}. ${random.pick(["Which plan gives a fair sample?", "Which plan gives a sample that represents everyone?", "Which sample is random?"])}`,
		right: words(plan),
		wrong: bad.slice(0, 3).map(([label], at) => {
			const each = /\d{3}/.test(label) ? slip.biggerIsBetter : slip.biasedSample;
			return [{ ...each, id: `${each.id}${at === 0 ? "" : `-${at + 1}`}` }, words(label)] as const;
		}),
		hints: HINTS,
		steps: [`The plan has to give ${population} the same chance.`, `This plan does that: ${plan}.`],
	};
};

/** What is wrong with a plan. */
const problem: Form = (random) => {
	const { question, bad } = surveyOf(random);
	const [[plan, why] = ["", ""]] = bad;
	return {
		prompt: `${random.pick(NAMES)} wants to know ${question}. The plan: “${plan}.” ${random.pick(["What is the problem with this plan?", "Why is this sample biased?"])}`,
		right: words(why),
		wrong: [
			[slip.biggerIsBetter, words("It would be fair if more people were asked in the same way.")],
			[slip.onlyAllWillDo, words("Everyone would have to be asked.")],
			[slip.sawNoBias, words("There is no problem.")],
		],
		hints: HINTS,
		steps: [why, "So the sample is biased."],
	};
};

/** For whom a result holds. */
const holdsFor: Form = (random) => {
	const { question, population, good, bad } = surveyOf(random);
	const isFair = random.oneIn(2);
	const plan = isFair ? good[0] : bad[0]?.[0];
	const all = `For ${population}`;
	// A fair sample speaks for more than its own people; a biased one for its kind of people.
	const [right, other] = isFair
		? [all, "Only for the people who were asked themselves"]
		: ["Only for the group of people who were asked", all];
	return {
		prompt: `${random.pick(NAMES)} wants to know ${question} and uses this plan: “${plan}.” For whom can the result be trusted?`,
		right: words(right),
		wrong: [
			[isFair ? slip.sawABias : slip.sampleSpeaksForAll, words(other)],
			[slip.onlyAllWillDo, words("For nobody, because not everyone was asked")],
			[slip.biggerIsBetter, words("For everyone, if enough people were asked")],
		],
		hints: [
			"A sample speaks for the group from which it is drawn.",
			"From whom were the people drawn who were asked?",
			"Can one group speak for the others?",
		],
		steps: [
			isFair
				? "Everyone has the same chance of being asked, so the sample speaks for all."
				: "A sample speaks only for the group from which it is drawn.",
			`${right}.`,
		],
	};
};

/** A plan, to judge as fair or biased. */
const claim: Form = (random) => {
	const { question, good, bad } = surveyOf(random);
	const isFair = random.oneIn(2);
	const [plan = "", [biased] = [""]] = [good[0], bad[0]];
	const says = (fair: boolean) =>
		words(`To find out ${question}: “${isFair ? plan : biased}” is a ${fair ? "fair" : "biased"} sample.`);
	return {
		prompt: "Which statement is true?",
		right: says(isFair),
		wrong: [[isFair ? slip.missedAFairPlan : slip.sawNoBias, says(!isFair)]],
		hints: HINTS,
		steps: [says(isFair).shown],
	};
};

/** LABELED_INPUT: plans of one survey. */
const sortedPlans = ask.sorted((random) => {
	const { question, good, bad } = surveyOf(random);
	const bins = ["Fair", "Biased"] as const;
	return {
		prompt: `${random.pick(NAMES)} wants to know ${question}. ${random.pick(["Which samples are fair, and which are biased?", "Sort the plans."])}`,
		bins,
		cards: [
			...good
				.slice(0, 2)
				.map((label) => ({ label, bin: bins[0], wrong: [[slip.missedAFairPlan, bins[1]] as const] })),
			...bad
				.slice(0, 3)
				.map(([label]) => ({ label, bin: bins[1], wrong: [[slip.sawNoBias, bins[0]] as const] })),
		],
		hints: HINTS,
		steps: ["In a fair sample, everyone has the same chance of being asked."],
	};
});

/** VERIFY_WITH_LLM: whether a plan represents everyone. */
const explain: Way = (random) => {
	const { question, population, bad } = surveyOf(random);
	const [[plan, why] = ["", ""]] = bad;
	return inOwnWords({
		prompt: `${random.pick(NAMES)} wants to know ${question}. The plan: “${plan}.” ${random.pick([`Will this sample represent ${population}? Explain.`, "Explain whether this is a good sample, and how to choose a better one."])}`,
		hints: [...HINTS],
		explanation: `${why}\n\nSo the sample is biased and does not represent ${population}.`,
		rubric: {
			decision: `Says that the sample does not represent ${population}, or that it is biased.`,
			reason: `Gives a reason that fits the plan, such as: ${why}`,
		},
		sample_answer: `No. ${why} So not everyone has the same chance of being asked, and the sample is biased. A random sample of ${population} would be better.`,
	});
};

// 1: which plan is fair. 2: what is wrong with a plan. 3: several plans of several surveys. 4: all plans of one survey. 5: for
// whom a result holds, and why.
export const sampling = defineSkill("sampling", 14, {
	1: [ask.chosen(fairPlan), sortedPlans],
	2: [ask.chosen(problem), ask.chosen(fairPlan)],
	3: [ask.judged(claim), ask.chosen(problem)],
	4: [sortedPlans, ask.judged(claim, 5)],
	5: [ask.chosen(holdsFor), ask.chosen(problem), explain],
});
