import { ask, NAMES, slip, startLarge, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { inOwnWords } from "../../kit/questions/in-own-words.ts";
import { drawnScene, drawnUnrelated, SCENES } from "./dependent-scenes.ts";

const NEITHER = "Neither of them";

function askedForRole(
	random: Random,
	{ x, y, cause, effect, told, letters }: Omit<ReturnType<typeof drawnScene>, "rate">,
	kind: string,
): string {
	return random.pick([
		`${told} ${letters} Which is the ${kind} variable?`,
		`${told} ${random.pick(NAMES)} uses $${x}$ for ${cause} and $${y}$ for ${effect}. Which of them is the ${kind} variable?`,
	]);
}

const hintsForRoles = (cause: string, effect: string): Draft["hints"] => [
	"One quantity can often be chosen freely. A quantity that follows from it is called dependent.",
	`Think of ${cause} and of ${effect}. Does one of them follow from the other?`,
	"Complete the sentence with both: “This one depends on that one.” Which order makes sense, if any?",
];

/** Two quantities of a story that have nothing to do with one another. */
const unrelated: Form = (random) => {
	const scene = drawnUnrelated(random);
	const { x, y, cause, effect } = scene;
	return {
		prompt: askedForRole(random, scene, "dependent"),
		right: words(NEITHER),
		wrong: [
			[slip.tookThemForRelated, words(`$${y}$`)],
			[slip.tookThemForRelated, words(`$${x}$`)],
			[slip.tookThemForRelated, words("Both of them")],
		],
		hints: hintsForRoles(cause, effect),
		steps: [
			`${startLarge(effect)} does not follow from ${cause}, and ${cause} does not follow from ${effect}.`,
			"So neither of them is the dependent variable.",
		],
	};
};

/** Which variable is which. */
export const roles: Form = (random) => {
	if (random.oneIn(3)) return unrelated(random);
	const scene = drawnScene(random);
	const { x, y, cause, effect } = scene;
	const kind = random.pick(["dependent", "independent"]);
	const [right, other] = kind === "dependent" ? [y, x] : [x, y];
	return {
		prompt: askedForRole(random, scene, kind),
		right: words(`$${right}$`),
		wrong: [
			[slip.swappedTheRoles, words(`$${other}$`)],
			[slip.bothFollow, words("Both of them")],
			[slip.noneFollows, words(NEITHER)],
		],
		hints: hintsForRoles(cause, effect),
		steps: [
			`${startLarge(effect)} depends on ${cause}.`,
			`So $${y}$ is the dependent and $${x}$ the independent variable: the answer is $${right}$.`,
		],
	};
};

/** The quantities of two or three stories, sorted. */
export const sortedRoles = ask.sorted((random) => {
	const scenes = random.shuffle(SCENES).slice(0, random.integer(2, 3));
	const bins = ["Independent", "Dependent"] as const;
	const card = (label: string, bin: string, other: string) => ({
		label: startLarge(label.replace("the ", "")),
		bin,
		wrong: [[slip.swappedTheRoles, other]] as const,
	});
	return {
		prompt: `${random.pick(["Sort the quantities.", "Which quantity in each story is independent, and which depends on it?"])} ${scenes.map(({ told, least }) => told(least + 1)).join(" ")}`,
		bins,
		cards: scenes.flatMap(({ cause, effect }) => [
			card(cause, bins[0], bins[1]),
			card(effect, bins[1], bins[0]),
		]),
		hints: [
			"Each story has two quantities. Find them first.",
			`Begin with ${scenes[0]?.cause} and ${scenes[0]?.effect}. Which one follows from the other?`,
			"The quantity that can be chosen is independent. The one that follows is dependent.",
		],
		steps: scenes.map(({ cause, effect }) => `${startLarge(effect)} depends on ${cause}.`),
	};
});

export const explained = (random: Random) => {
	const { x, y, cause, effect, told, letters } = drawnScene(random);
	const isRight = random.oneIn(2);
	const name = random.pick(NAMES);
	const sample = `${name} is ${isRight ? "right" : "not right"}. ${startLarge(effect)} depends on ${cause}, so $${y}$ is the dependent variable.`;
	return inOwnWords({
		prompt: `${told} ${letters} ${name} says that $${isRight ? y : x}$ is the dependent variable. Is that right? Explain.`,
		hints: [
			"Which of the two quantities can be chosen?",
			`Does ${effect} follow from ${cause}, or the other way around?`,
			"The quantity that follows from the other one is the dependent one.",
		],
		explanation: sample,
		rubric: {
			decision: `Says that ${name} is ${isRight ? "right" : "not right"}.`,
			reason: `Says that ${effect} depends on ${cause}, in any words.`,
		},
		sample_answer: sample,
	});
};
