import { chooseAll } from "../../kit/choose-all.ts";
import type { WrongOption } from "../../kit/choose-option.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { inOwnWords } from "../../kit/in-own-words.ts";
import { CITIES } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const STATISTICAL = [
	"How many hours do students of grade 6 sleep?",
	"How tall are the players of a team?",
	"How much do the apples in a box weigh?",
	"How long does it take students to get to school?",
	"How many books do the students of a class read in a month?",
	"How many points does a team score in its games?",
	"How old are the people in a park on a Sunday?",
	"How much rain falls on the days of a month?",
	"How many people live in the homes of a street?",
	"How long do the songs on a playlist last?",
	"How many pets do the students of a class have?",
	"How far do the players of a team run in a game?",
	"How much do people spend on a lunch in town?",
	"How warm is it at noon on the days of July?",
] as const;

/** Questions with one answer only, each with the wrong idea that takes it for a statistical one. */
const SINGLE = (name: string, city: string) =>
	[
		[`How tall is ${name}?`, "one-person"],
		[`How old is ${name}'s teacher?`, "one-person"],
		[`How many students are in ${name}'s class today?`, "one-count"],
		["How many pages does this book have?", "one-count"],
		["How many days does March have?", "known-fact"],
		[`How far is it from ${city} to the nearest airport?`, "known-fact"],
		["How much does this bag of rice weigh?", "one-measurement"],
		["At what time does the first bus leave today?", "one-measurement"],
	] as const;

const ONLY_ONE = {
	"one-person": "That is about one person only. Would there be different answers?",
	"one-count": "One count gives the only answer. Do the answers vary?",
	"known-fact": "Everyone would find the same number. Do the answers vary?",
	"one-measurement": "One look or one measurement gives the only answer. Do the answers vary?",
} as const;

/** 1: which one is statistical; 2: which one is not; 3: all statistical ones; 4: why a question is or is not; 5: how to turn a single question into a statistical one. */
export const statisticalQuestions = defineGenerator("statistical-questions", 4, (random, difficulty) => {
	const [name, city] = [random.pick(NAMES), random.pick(CITIES)];
	const statistical = random.shuffle(STATISTICAL);
	const single = random.shuffle(SINGLE(name, city));
	// One of each kind, so that every wrong option tells its own mistake.
	const kinds = single.filter(([, kind], at) => single.findIndex(([, other]) => other === kind) === at);
	const hints = [
		"Would several answers be collected, or is there exactly one?",
		"A statistical question expects answers that differ from one to the next.",
	];
	if (difficulty === 1 || difficulty === 2) {
		const wants = difficulty === 1;
		const right = wants ? (statistical[0] ?? "") : (single[0]?.[0] ?? "");
		return chooseOption(
			random,
			{
				prompt: `${name} wants to sort questions. Which one is ${wants ? "a statistical question" : "**not** a statistical question"}?`,
				hints,
				explanation: wants
					? `Many answers would be collected, and they differ: ${right}`
					: `This question has exactly one answer: ${right}`,
			},
			{
				right,
				wrong: wants
					? kinds.map(([label, kind]): WrongOption => [label, `${kind}-is-statistical`, ONLY_ONE[kind]])
					: statistical
							.slice(0, 3)
							.map(
								(label, at): WrongOption => [
									label,
									["took-a-statistical-one", "varying-answers-as-one", "many-answers-as-one"][at] ?? "",
									"Here many different answers would be collected.",
								],
							),
			},
		);
	}
	if (difficulty === 3) {
		const count = random.integer(2, 3);
		const kept = statistical.slice(0, count);
		return chooseAll(
			random,
			{
				prompt: "Which questions are statistical questions? Choose all that apply.",
				hints,
				explanation: `Answers that vary are expected for: ${kept.join(" ")}`,
			},
			[
				...kept.map((label) => ({
					label,
					fits: true,
					mistake: [
						"missed-varying-answers",
						"One more question would be answered differently from one to the next.",
					] as const,
				})),
				...kinds.slice(0, 5 - count).map(([label, kind]) => ({
					label,
					fits: false,
					mistake: [`${kind}-is-statistical`, ONLY_ONE[kind]] as const,
				})),
			],
		);
	}
	if (difficulty === 4) {
		const is_statistical = random.oneIn(2);
		const asked = is_statistical ? (statistical[0] ?? "") : (single[0]?.[0] ?? "");
		return random.oneIn(3) ? explained(random, asked, is_statistical) : why(random, asked, is_statistical);
	}
	return turned(random);
});

const YES = "Yes, because the answers will differ.";
const NO = "No, because there is exactly one answer.";

function explained(random: Random, asked: string, is_statistical: boolean) {
	const name = random.pick(NAMES);
	const is_right = random.oneIn(2);
	const verdict = `${name} is ${is_right ? "right" : "not right"}`;
	const decision = `it is ${is_statistical ? "" : "not "}a statistical question`;
	const reason = is_statistical
		? "Many answers would be collected, and they will differ"
		: "There is exactly one answer, so nothing varies";
	return inOwnWords({
		prompt: `${name} says: "${asked}" is ${is_statistical === is_right ? "" : "not "}a statistical question. Is ${name} right? Explain.`,
		hints: [
			"Would several answers be collected, or is there exactly one?",
			"Would the answers differ from one to the next?",
		],
		explanation: `${reason}. So ${decision}.`,
		rubric: {
			decision: `Says that ${verdict}: ${decision}.`,
			reason: is_statistical
				? "Explains that several answers would be collected and that they vary."
				: "Explains that there is only one answer, so the answers do not vary.",
		},
		sample_answer: `${verdict}. ${reason}, so ${decision}.`,
	});
}

function why(random: Random, question: string, is_statistical: boolean) {
	return chooseOption(
		random,
		{
			prompt: `"${question}" Is this a statistical question, and why?`,
			hints: [
				"Would several answers be collected, or is there exactly one?",
				"Do the answers differ from one to the next?",
			],
			explanation: is_statistical
				? "Many answers are collected, and they differ. So it is a statistical question."
				: "One look or one measurement gives the only answer. So it is not a statistical question.",
		},
		{
			right: is_statistical ? YES : NO,
			wrong: [
				[
					is_statistical ? NO : YES,
					"looked-for-variation-wrongly",
					"Think how the answer would be found: once, or many times?",
				],
				[
					"Yes, because the answer is a number.",
					"any-question-with-a-number-is-statistical",
					"A number alone does not make it statistical. Do the answers vary?",
				],
				[
					"No, because it does not ask for an average.",
					"needs-the-word-average",
					"A statistical question need not mention an average.",
				],
			],
		},
	);
}

const TURNS = [
	["How tall is {name}?", "How tall are the students of {name}'s class?", "Is {name} tall?"],
	[
		"How long did {name} sleep last night?",
		"How long do the students of the school sleep at night?",
		"When did {name} wake up?",
	],
	[
		"How many goals were scored in the last game?",
		"How many goals are scored in the games of a season?",
		"Who scored the first goal?",
	],
	[
		"How much does {name}'s backpack weigh?",
		"How much do the backpacks in grade 6 weigh?",
		"What color is {name}'s backpack?",
	],
	[
		"How warm was it today at noon?",
		"How warm is it at noon on the days of this month?",
		"Was it warm yesterday?",
	],
	[
		"How many letters does {name}'s name have?",
		"How many letters do the names in {name}'s class have?",
		"What letter does {name}'s name begin with?",
	],
] as const;

function turned(random: Random) {
	const name = random.pick(NAMES);
	const [single, right, other] = random.pick(TURNS).map((text) => text.replaceAll("{name}", name)) as [
		string,
		string,
		string,
	];
	return chooseOption(
		random,
		{
			prompt: `"${single}" has only one answer. Which change makes it a statistical question?`,
			hints: [
				"Whom or what would you have to ask or measure, so that the answers differ?",
				"The new question should collect many answers.",
			],
			explanation: `Many answers that differ are collected with: ${right}`,
		},
		{
			right,
			wrong: [
				[other, "still-one-answer", "That still has exactly one answer."],
				[
					`${single.replace("?", "")} exactly?`,
					"any-question-with-a-number-is-statistical",
					"A more exact number is still one answer.",
				],
				[
					single.replace(/^How/, "About how"),
					"estimate-taken-as-statistical",
					"An estimate of one number is still one answer.",
				],
			],
		},
	);
}
