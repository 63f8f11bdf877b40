import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { inOwnWords } from "../../kit/in-own-words.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Survey {
	question: string;
	population: string;
	good: readonly string[];
	bad: readonly (readonly [plan: string, why: string])[];
}

const SURVEYS: readonly Survey[] = [
	{
		question: "which lunch students like best",
		population: "all students of the school",
		good: [
			"Draw 50 names of students from a box with all names",
			"Ask every 10th student on the list of all students",
			"Let a computer pick 60 students by chance",
		],
		bad: [
			["Ask the 80 students who stand in line for pizza", "Only those who chose pizza are asked."],
			["Ask all 200 students of the youngest grade", "Only one grade is asked."],
			["Put a form on a wall for whoever wants to answer", "Only those who want to answer will do so."],
			["Ask the members of the cooking club", "They have a special interest in food."],
		],
	},
	{
		question: "how many hours of sports people in town play",
		population: "all people in town",
		good: [
			"Call 100 numbers picked by chance from all households",
			"Pick 120 addresses by chance and ask there",
			"Draw 90 people by chance from the list of all residents",
		],
		bad: [
			["Ask 300 people at a gym", "People at a gym play more sports than others."],
			["Ask the runners in the park on Sunday", "Only people who run are there."],
			["Ask 150 people in a hospital", "Many of them cannot play sports."],
			["Let people answer on a sports page", "Those who read it like sports."],
		],
	},
	{
		question: "how satisfied the passengers of a bus line are",
		population: "all passengers of the line",
		good: [
			"Ask passengers picked by chance at all times of the day",
			"Pick 40 trips by chance and ask every 5th passenger",
			"Draw 100 ticket numbers by chance",
		],
		bad: [
			["Ask 200 passengers at 8 in the morning", "Other times of the day are left out."],
			["Read the letters of complaint", "Only those who are angry write."],
			["Ask the drivers' families", "They see the bus line differently than passengers do."],
			["Ask all passengers of one trip", "One trip may be special."],
		],
	},
	{
		question: "which sport the members of a club want next",
		population: "all members of the club",
		good: [
			"Draw 30 members by chance from the list of all",
			"Ask every 8th member on the list",
			"Let a computer pick 40 members by chance",
		],
		bad: [
			["Ask the 70 members of the tennis team", "They want tennis more than others."],
			["Ask whoever comes to the meeting on Monday", "Many members cannot come on Monday."],
			["Ask the members who are older than 60", "Only one age is asked."],
			["Ask your friends in the club", "Friends often think alike."],
		],
	},
];

/** 1: which plan is fair; 2: what is wrong with a plan; 3: large but biased against small but fair; 4: all fair plans; 5: who the result holds for. */
export const sampling = defineGenerator("sampling", 3, (random, difficulty) => {
	const survey = random.pick(SURVEYS);
	const name = random.pick(NAMES);
	const intro = `${name} wants to know ${survey.question}.`;
	const hints = [
		`Do ${survey.population} have the same chance to be asked?`,
		"Is one kind of people asked more often than others?",
	];
	const bad = random.shuffle(survey.bad);
	const good = random.shuffle(survey.good);
	const [plan = "", why = ""] = bad[0] ?? [];
	if (difficulty === 2)
		return chooseOption(
			random,
			{
				prompt: `${intro} Plan: "${plan}." What is the problem with this plan?`,
				hints,
				explanation: `${why} So the sample is biased.`,
			},
			{
				right: why,
				wrong: [
					[
						"Too few people are asked.",
						"bigger-is-always-better",
						"The number is not the problem. Who is asked?",
					],
					[
						"Everyone would have to be asked.",
						"only-all-will-do",
						"A fair sample is enough. Who is asked here?",
					],
					["There is no problem.", "saw-no-bias", "Does everyone have the same chance to be asked?"],
				],
			},
		);
	if (difficulty === 4)
		return chooseAll(
			random,
			{
				prompt: `${intro} Which plans give a fair sample? Choose all that apply.`,
				hints,
				explanation: `Everyone has the same chance with: ${good.slice(0, 2).join("; ")}.`,
			},
			[
				...good.slice(0, 2).map((label) => ({
					label,
					fits: true,
					mistake: ["missed-a-fair-plan", "One more plan gives everyone the same chance."] as const,
				})),
				...bad.slice(0, 3).map(([label, reason], at) => ({
					label,
					fits: false,
					mistake: [at === 0 ? "biased-sample" : `biased-sample-${at + 1}`, reason] as const,
				})),
			],
		);
	if (difficulty === 5)
		return random.oneIn(3) ? judged(name, survey, plan, why) : holdsFor(random, survey, plan);
	return chooseOption(
		random,
		{
			prompt: `${intro} Which plan gives a ${difficulty === 3 ? "sample that can be trusted most" : "fair sample"}?`,
			hints,
			explanation: `With this plan ${survey.population} have the same chance: ${(good[0] ?? "").toLowerCase()}.`,
		},
		{
			right: good[0] ?? "",
			wrong: bad
				.slice(0, 3)
				.map(([label, reason]) => [
					label,
					/\d{2,}/.test(label) ? "bigger-is-always-better" : "biased-sample",
					reason,
				]),
		},
	);
});

function judged(name: string, survey: Survey, plan: string, why: string) {
	return inOwnWords({
		prompt: `${name} wants to know ${survey.question}. The plan: "${plan}." Will this sample represent ${survey.population}? Explain.`,
		hints: [
			`Do ${survey.population} have the same chance to be asked?`,
			"Is one kind of people asked more often than others?",
		],
		explanation: `${why} So the sample is biased and does not represent ${survey.population}.`,
		rubric: {
			decision: `Says that the sample does not represent ${survey.population}, or that it is biased.`,
			reason: `Gives a reason that fits the plan, such as: ${why}`,
		},
		sample_answer: `No. ${why} So not everyone has the same chance to be asked, and the sample is biased.`,
	});
}

function holdsFor(random: Random, survey: Survey, plan: string) {
	const name = random.pick(NAMES);
	return chooseOption(
		random,
		{
			prompt: `${name} wants to know ${survey.question} and uses this plan: "${plan}." For whom can the result be trusted?`,
			hints: ["From whom were the people drawn who were asked?", "Can one group speak for the others?"],
			explanation:
				"A sample speaks only for the group from which it is drawn. Here only one kind of people was asked.",
		},
		{
			right: "Only for the kind of people who were asked",
			wrong: [
				[`For ${survey.population}`, "sample-speaks-for-all", "Were all of them able to be asked?"],
				[
					"For nobody, because not everyone was asked",
					"only-all-will-do",
					"A sample can speak for the group it comes from.",
				],
				[
					"For everyone, if enough people were asked",
					"bigger-is-always-better",
					"More of the same kind does not help.",
				],
			],
		},
	);
}
