import type { Skill } from "../skills/skill.ts";
import { type PlannedSkill, plannedSkills } from "./planned-skill.ts";
import { type PlanningWorld, type PracticingChild, practicingChild } from "./planning-worlds.ts";
import {
	newOrder,
	ofGrade,
	PRACTICE_ORDERS,
	type PracticeOrder,
	type PracticeOrderName,
} from "./practice-orders.ts";

const QUESTIONS_A_DAY = 10;
const GIVE_UP_AFTER = 3_000;
const SHARE_OF_SKILLS = 0.9;
/** Practice goes on for so many days after the goal, and then it is seen what was kept. */
const DAYS_KEPT = 30;

export interface ComparedOrder {
	/** Mean questions until nine of ten skills of the grade are known in truth at the same time. */
	questions: number;
	/** The same as a share of the fixed order's, for the same children, and half the width of its 95 % interval. */
	of_fixed: number;
	within: number;
	/** Of the skills that were known then, the share still known after 30 more days of the same order. */
	kept: number;
}

/** What each order needs for the same simulated children of one world and grade. */
export function compareOrders(
	world: PlanningWorld,
	ordered: readonly Skill[],
	{ grade, children, seed }: { grade: number; children: number; seed: number },
): Readonly<Record<PracticeOrderName, ComparedOrder>> {
	const skills = plannedSkills(ordered, grade);
	const runs = (name: PracticeOrderName) =>
		Array.from({ length: children }, (_, number) => {
			const child = practicingChild(world, skills, { grade, number: seed * 100_003 + number });
			return practice(skills, grade, child, newOrder[name]({ skills, grade, child }));
		});
	const fixed = runs("fixed");
	const compared = PRACTICE_ORDERS.map((name) => [
		name,
		comparedTo(fixed, name === "fixed" ? fixed : runs(name)),
	]);
	return Object.fromEntries(compared) as Record<PracticeOrderName, ComparedOrder>;
}

interface Run {
	questions: number;
	kept: number;
}

function practice(
	skills: readonly PlannedSkill[],
	grade: number,
	child: PracticingChild,
	order: PracticeOrder,
): Run {
	const own = ofGrade(skills, grade);
	const knownOn = (day: number) => own.filter((at) => child.knows(at, day));
	const run = { questions: 0, day: 0, known: knownOn(0) };
	const isDone = () => run.known.length >= SHARE_OF_SKILLS * own.length || run.questions >= GIVE_UP_AFTER;
	const workADay = (isOver: () => boolean) => {
		run.day = Math.floor(run.day) + 1;
		for (const asked of order.set(run.day, QUESTIONS_A_DAY)) {
			if (isOver()) return;
			order.told(asked, { day: run.day, is_right: child.answer(asked.skill_at, run.day) });
			run.questions += 1;
			run.known = knownOn(run.day);
			run.day += 0.001;
		}
	};
	while (!isDone()) workADay(isDone);
	const { questions, known } = run;
	for (let more = 0; more < DAYS_KEPT; more += 1) workADay(() => false);
	const kept = known.filter((at) => child.knows(at, run.day)).length / Math.max(1, known.length);
	return { questions, kept };
}

function comparedTo(fixed: readonly Run[], runs: readonly Run[]): ComparedOrder {
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const base = mean(fixed.map(({ questions }) => questions));
	const of_fixed = mean(runs.map(({ questions }) => questions)) / base;
	// The ratio of two means of the same children, by the delta method.
	const off = runs.map(({ questions }, at) => (questions - of_fixed * (fixed[at]?.questions ?? 0)) / base);
	const variance = off.reduce((sum, value) => sum + value ** 2, 0) / Math.max(1, off.length - 1);
	return {
		questions: of_fixed * base,
		of_fixed,
		within: 1.96 * Math.sqrt(variance / off.length),
		kept: mean(runs.map(({ kept }) => kept)),
	};
}
