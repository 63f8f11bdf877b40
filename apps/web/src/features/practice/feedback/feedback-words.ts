import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { GoalNow } from "./goal-now.ts";

export interface Words {
	title: string;
	text: string;
}

type Reason = Extract<Feedback, { verdict: "unreadable" }>["reason"];
type Incorrect = Extract<Feedback, { verdict: "incorrect" }>;
type WantedForm = Extract<Feedback, { verdict: "wrong_form" }>["wanted_form"];

export const unreadableWords: Record<Reason, string> = {
	empty: "Something is still empty. Fill it in first.",
	"nothing-chosen": "You haven’t picked an answer yet. Pick one, then check.",
	"unknown-option": "That answer is no longer on the list. Pick one of these.",
	"none-with-others": "“None of these” can’t go with another answer. Uncheck one of them.",
	"wrong-count": "That isn’t how many answers the question asks for. Count them, then check.",
	incomplete: "One part is still empty. Fill it in, then check.",
	"more-answers": "There are more answers than these. Add the others, then check.",
	"repeated-answer": "You gave the same answer twice. It counts once.",
	"number-missing": "Put the number you found into your answer, too.",
	"wrong-question-type": "This answer belongs to another question. Please answer this one again.",
	"not-a-number": "We couldn’t read this as a number. Use digits, like 12 or 3/4.",
	"two-numbers": "There are two numbers here. Write just one.",
	"bad-grouping": "Check the comma, or leave it out.",
	"mixed-separators": "Too many points or commas. Use one decimal point at most, like 1234.5.",
	"decimal-comma": "Use a point for decimals: 0.5 instead of 0,5.",
	exponent: "Write the number out in full, without an “e”.",
	"zero-denominator": "The denominator (the bottom number) can’t be 0.",
	"unexpected-unit": "Leave out the unit or sign. Only the number goes in the box.",
	"typed-formula": "Type a fraction like 3/4, or a mixed number like 1 1/2.",
	backslash: "Use the other slash, and a space after a whole number: 3/4 or 5 1/2.",
	calculation: "This is still a calculation. Type the number it comes to.",
	"extra-sign": "There’s one sign too many. Type each sign once, like -5 or 3/4.",
	"half-fraction": "Half of the fraction is missing. Type both numbers, like 3/4.",
	"too-long": "That’s too long to read. A short answer is enough.",
};

export const wantedFormWords: Record<WantedForm, string> = {
	integer: "The value is right. Now write it as a whole number.",
	decimal: "The value is right. Now write it as a decimal, with a decimal point.",
	fraction: "The value is right. Now write it as a fraction.",
	"mixed-number": "The value is right. Now write it as a mixed number: a whole number and a fraction.",
	"simplest-form": "The value is right. Now simplify the fraction.",
	"check-spelling": "So close. Check the spelling.",
	"leave-pi": "Very close. π is already next to the box, so write only the number before it.",
	"other-pi": "Very close. Check which value of π the question asks for.",
};

/** Shown after every free retry where tries are counted. */
export const noTryLost = "This didn’t use a try.";

const notSimplest: Words = {
	title: "Not yet",
	text: "The value is right, but the fraction must be in simplest form. Divide the numerator and the denominator by the same number.",
};
const repeat: Words = {
	title: "Same answer again",
	text: "You tried this one before. Try a different answer.",
};
const kind = "Read the question once more, then try another way.";

/** "2 of 3 are right." if the answer has parts; all of them can only be right if a choice is missing. */
export function partWords({ right_count, part_count }: Incorrect): string {
	if (right_count === null || part_count === null) return "";
	// A single choice is the whole answer.
	if (right_count === 0 && part_count === 1) return "";
	if (right_count === 0) return `None of the ${part_count} are right yet. `;
	if (right_count === part_count) return "What you chose is right, but something is missing. ";
	return `${right_count} of ${part_count} ${right_count === 1 ? "is" : "are"} right. `;
}

function nextTry({ right_count, part_count }: Incorrect): string {
	return right_count !== null && right_count === part_count ? "Look at each of the others again." : kind;
}

/** "Look at box 2 and box 3." if only some parts are concerned. */
export function whereWords(parts: readonly string[]): string {
	if (parts.length === 0 || parts.length > 3) return "";
	return `Look at ${inAList(parts)}. `;
}

function inAList(words: readonly string[]): string {
	if (words.length < 3) return words.join(" and ");
	return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
}

/** Shown while the verdict on an answer is pending. */
export const waitingWords = {
	kept: {
		title: "Saved for you",
		text: "We’ll check this when you’re back online. Just keep going.",
	},
	troubled: {
		title: "Saved for you",
		text: "We’re having some problems right now. We’ll send your answer in a moment. Just keep going.",
	},
	model: {
		title: "We’re reading your answer",
		text: "This takes a moment. You can keep going. We’ll tell you here once it’s read.",
	},
	person: {
		title: "A person will read your answer",
		text: "Nothing is lost, and it didn’t use a try. Keep going. We’ll tell you once it’s read.",
	},
} as const satisfies Record<string, Words>;

export type WaitingReason = keyof typeof waitingWords;

/**
 * The message for an answer that was not right. A known mistake has its own sentence, rendered by the server; `parts`
 * are the names of the parts concerned. Only where answers use `hasTries` does it say that this one didn’t.
 */
export function wordsOf(
	feedback: Exclude<Feedback, { verdict: "correct" }>,
	parts: readonly string[] = [],
	hasTries = false,
): Words {
	const { title, text } = verdictWords(feedback, parts);
	return hasTries && isFree(feedback) ? { title, text: `${text} ${noTryLost}` } : { title, text };
}

function isFree(feedback: Feedback): boolean {
	return feedback.verdict === "incorrect"
		? feedback.is_repeat
		: feedback.verdict === "wrong_form" || feedback.verdict === "unreadable";
}

function verdictWords(feedback: Exclude<Feedback, { verdict: "correct" }>, parts: readonly string[]): Words {
	switch (feedback.verdict) {
		case "incorrect":
			if (feedback.is_repeat) return repeat;
			if (feedback.not_simplest) return notSimplest;
			return {
				title: "Not yet",
				text: `${partWords(feedback)}${whereWords(parts) || nextTry(feedback)}`,
			};
		case "wrong_form":
			return {
				title: "Almost there",
				text: `${whereWords(parts)}${wantedFormWords[feedback.wanted_form]}`,
			};
		case "unreadable":
			return {
				title: "Before we check",
				text: `${whereWords(parts)}${unreadableWords[feedback.reason]}`,
			};
		case "needs_review":
			return waitingWords[feedback.reviewer];
	}
}

const ordinals = [
	"First",
	"Second",
	"Third",
	"Fourth",
	"Fifth",
	"Sixth",
	"Seventh",
	"Eighth",
	"Ninth",
	"Tenth",
];

export interface Praised {
	attempts: number;
	hints: number;
	/** Each question earns points once. */
	isSolvedBefore?: boolean;
	/** Does not mention points. */
	isCalm?: boolean;
	goal?: GoalNow;
	/** An earlier question of the set was solved with help, too. */
	wasHelped?: boolean;
}

/** Said once a day, after the verdict that reached the goal. */
export const goalReached = "That’s today’s goal. From here on, it’s all extra.";

/** The message for a right answer, by how it was solved. */
export function praise({
	attempts,
	hints,
	isSolvedBefore = false,
	isCalm = false,
	goal = "open",
	wasHelped = false,
}: Praised): Words {
	if (isSolvedBefore)
		return {
			title: "You still know it!",
			text: isCalm
				? "You solved this one before."
				: "You solved this one before. You earn points once for each question.",
		};
	const isAlone = attempts <= 1 && hints === 0;
	const tries = attempts <= 1 ? "First try" : `${ordinals[attempts - 1] ?? "Last"} try`;
	const help = hints === 0 ? "" : hints === 1 ? ", one hint" : `, ${hints} hints`;
	const how = isAlone ? "First try, all by yourself." : `${tries}${help}.`;
	return { title: "You got it!", text: [how, ...goalWords(goal, isAlone || wasHelped)].join(" ") };
}

/** From this difficulty on, a question is called harder. */
const HARDER = 3;

/** Why an answer earns as many points as it does: more the harder it is, and half of them with help. */
export function pointsWords({ difficulty, attempts, hints }: { difficulty: number } & Praised): string {
	if (hints > 0) return "A hint halves the points.";
	if (attempts > 1) return "More tries halve the points.";
	return difficulty < HARDER ? "" : "Harder questions earn more.";
}

/** Help takes nothing from the goal, which is said once in a set as long as it is open. */
function goalWords(goal: GoalNow, isKnown: boolean): string[] {
	if (goal === "now") return [goalReached];
	return goal === "open" && !isKnown ? ["It counts toward today’s goal."] : [];
}
