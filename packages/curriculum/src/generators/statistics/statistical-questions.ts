import { ask, chooseAll, defineSkill, inOwnWords, nameEach, NAMES, slip, words } from "../../kit/index.ts";
import type { Form, Random, Slip, Way, Wrong } from "../../kit/index.ts";
import { ONLY_ONE, type Single, TOPICS } from "./questions-to-ask.ts";

const IDEAS: Readonly<Record<Single, Slip>> = {
	person: slip.onePersonIsStatistical,
	count: slip.oneCountIsStatistical,
	fact: slip.knownFactIsStatistical,
	measurement: slip.oneMeasurementIsStatistical,
};

/** All topics with a name in place, in some order. */
function topicsOf(random: Random, name: string) {
	return random.shuffle(TOPICS).map((topic) => ({ ...topic, single: topic.single.replace("{name}", name) }));
}

const HINTS = [
	"A statistical question expects answers that differ from one to the next.",
	"Would several answers be collected, or is there exactly one?",
] as const;

/** The one that is statistical, or that is not, among others. */
const which =
	(isWanted: boolean): Form =>
	(random) => {
		const name = random.pick(NAMES);
		const [first, ...others] = topicsOf(random, name);
		if (first === undefined) return undefined;
		const { asked, single, varies, each } = first;
		const right = isWanted ? asked : single;
		const what = isWanted ? "a statistical question" : "**not** a statistical question";
		const wrong = others.map(
			(other): Wrong =>
				isWanted ? [IDEAS[other.kind], words(other.single)] : [slip.tookAStatisticalOne, words(other.asked)],
		);
		return {
			prompt: random.pick([
				`${name} sorts questions. Which one is ${what}?`,
				`Which of these is ${what}?`,
				`Only one of these is ${what}. Which one is it?`,
			]),
			right: words(right),
			// Each wrong one is named apart, also where the idea behind all of them is the same.
			wrong: isWanted
				? wrong
				: wrong
						.slice(0, 3)
						.map(([idea, value], at) => [{ ...idea, id: `${idea.id}-${at + 1}` }, value] as const),
			hints: [...HINTS, "Think of the answers to each question. Would they vary?"],
			steps: isWanted
				? [`The ${varies} vary from ${each} to ${each}.`, `So this one is statistical: ${asked}`]
				: [`This question has exactly one answer: ${single}`],
		};
	};

/** All that are statistical. */
const all: Way = (random) => {
	const name = random.pick(NAMES);
	const [topics, count] = [topicsOf(random, name), random.integer(2, 3)];
	const kept = topics.slice(0, count);
	return chooseAll(
		random,
		{
			prompt: random.pick([
				"Which questions are statistical questions?",
				`${name} wants to collect data. Which of these are statistical questions?`,
				"For which of these questions would the answers vary?",
			]),
			cta: "Choose all that fit.",
			hints: [...HINTS, "Go through them one by one. Who or what would be asked or measured?"],
			explanation: kept
				.map(({ asked, varies, each }) => `${asked} The ${varies} vary from ${each} to ${each}.`)
				.join("\n\n"),
		},
		nameEach([
			...kept.map(({ asked }) => ({
				label: asked,
				fits: true,
				mistake: [slip.missedVaryingAnswers.id, slip.missedVaryingAnswers.feedback] as const,
			})),
			...topics.slice(count, 5).map(({ single, kind }) => ({
				label: single,
				fits: false,
				mistake: [IDEAS[kind].id, IDEAS[kind].feedback] as const,
			})),
		]),
	);
};

/** What varies in the answers. */
const variation: Form = (random) => {
	const [first, ...others] = topicsOf(random, "");
	if (first === undefined) return undefined;
	const { asked, varies, each } = first;
	const shown = (topic: typeof first) => words(`The ${topic.varies}, from ${topic.each} to ${topic.each}`);
	return {
		prompt: random.pick([
			`“${asked}” What varies in the answers?`,
			`Why is this a statistical question? “${asked}” Choose what varies.`,
		]),
		task: asked,
		right: shown(first),
		wrong: others
			.slice(0, 3)
			.map((other, at) => [
				{ ...slip.mixedUpTheData, id: `${slip.mixedUpTheData.id}-${at + 1}` },
				shown(other),
			]),
		hints: [
			"Who or what would be asked or measured, one after the other?",
			`Read it again: “${asked}” What would be written down each time?`,
			"What is written down varies from one to the next.",
		],
		steps: [
			"The answers to a statistical question vary.",
			`Different answers are collected: the ${varies}, from ${each} to ${each}.`,
		],
	};
};

/** Yes or no, and why. */
const why: Form = (random) => {
	const [first, second] = topicsOf(random, random.pick(NAMES));
	if (first === undefined || second === undefined) return undefined;
	const isStatistical = random.oneIn(2);
	const { asked, single, varies, each, kind } = first;
	const yes = `Yes, because the ${varies} vary from ${each} to ${each}.`;
	const no = ONLY_ONE[isStatistical ? second.kind : kind];
	const question = isStatistical ? asked : single;
	const right = isStatistical ? yes : no;
	return {
		prompt: random.pick([
			`“${question}” Is this a statistical question, and why?`,
			`${random.pick(NAMES)} asks: “${question}” Is that a statistical question?`,
		]),
		right: words(right),
		wrong: [
			[slip.lookedForVariationWrongly, words(isStatistical ? no : yes)],
			[slip.numberIsEnough, words("Yes, because the answer is a number.")],
			[slip.needsAnAverage, words("No, because it does not ask for an average.")],
		],
		hints: [...HINTS, "How would the answer be found: once, or many times?"],
		steps: [
			isStatistical ? "Many answers are collected, and they differ." : "There is only one answer.",
			right,
		],
	};
};

/** The statistical question that a question with one answer turns into. */
const turned: Form = (random) => {
	const [name, other] = [random.pick(NAMES), random.pick(NAMES)];
	const { asked, single: text, varies, each, kind } = random.pick(TOPICS);
	const single = text.replace("{name}", name);
	// Only these ask for the same thing once.
	if (kind === "fact" || name === other) return undefined;
	return {
		prompt: random.pick([
			`“${single}” has only one answer. Which change makes it a statistical question?`,
			`${name} asks “${single}” and wants to make a statistical question out of it. Which one is it?`,
		]),
		right: words(asked),
		wrong: [
			text.includes("{name}") && [slip.stillOneAnswer, words(text.replace("{name}", other))],
			[slip.numberIsEnough, words(`${single.replace("?", "")} exactly?`)],
			[slip.estimateIsStatistical, words(single.replace(/^How/, "About how"))],
		],
		hints: [
			"Whom or what would you have to ask or measure, so that the answers differ?",
			`“${single}” asks about one. Ask about many.`,
			"The new question should collect many answers that vary.",
		],
		steps: [`The ${varies} vary from ${each} to ${each}.`, `So the statistical question is: ${asked}`],
	};
};

/** Whether someone is right, in the student's own words. */
const explained: Way = (random) => {
	const name = random.pick(NAMES);
	const { asked, single, varies, each } = random.pick(TOPICS);
	const [isStatistical, isRight] = [random.oneIn(2), random.oneIn(2)];
	const question = isStatistical ? asked : single.replace("{name}", random.pick(NAMES));
	const verdict = `${name} is ${isRight ? "right" : "not right"}`;
	const decision = `it is ${isStatistical ? "" : "not "}a statistical question`;
	const reason = isStatistical
		? `The ${varies} vary from ${each} to ${each}`
		: "There is exactly one answer, so nothing varies";
	return inOwnWords({
		prompt: random.pick([
			`${name} says: “${question}” is ${isStatistical === isRight ? "" : "not "}a statistical question. Is ${name} right? Explain.`,
			`“${question}” ${name} says that this is ${isStatistical === isRight ? "" : "not "}a statistical question. Is that right? Explain how you know.`,
		]),
		hints: [...HINTS, "Would the answers differ from one to the next?"],
		explanation: `${reason}. So ${decision}.`,
		rubric: {
			decision: `Says that ${verdict}: ${decision}.`,
			reason: isStatistical
				? `Says that several answers would be collected and that they vary, for example from ${each} to ${each}.`
				: "Says that there is only one answer, so the answers do not vary.",
		},
		sample_answer: `${verdict}. ${reason}. So ${decision}.`,
	});
};

const varying = ask.matched(variation, ["question", "list of answers"]);

// 1: which one is statistical. 2: which one is not. 3: all of them, and what varies. 4: why a question is or is not. 5: a
// statistical question out of one with a single answer, and explaining.
export const statisticalQuestions = defineSkill("statistical-questions", 11, {
	1: [ask.chosen(which(true)), ask.chosen(variation), varying],
	2: [ask.chosen(which(false)), ask.chosen(variation), varying],
	3: [all, varying],
	4: [ask.chosen(why), explained],
	5: [ask.chosen(turned), explained, ask.chosen(why)],
});
