import type { Skill } from "../skills/skill.ts";
import { ofGrade, type PlannedSkill, plannedSkills } from "./planned-skill.ts";
import { type PlanningWorld, practicingChild } from "./planning-worlds.ts";
import type { Luck, PracticingChild } from "./practicing-child.ts";
import type { PracticeOrder } from "./practice-order.ts";
import { afterStartingPoint, newOrder, PRACTICE_ORDERS } from "./practice-orders.ts";
import type { NewOrder, PracticeOrderName } from "./practice-orders.ts";

const QUESTIONS_A_DAY = 10;
const GIVE_UP_AFTER = 3_000;
const SHARE_OF_SKILLS = 0.9;
/** Practice continues for this many days after the goal, then retention is measured. */
const DAYS_KEPT = 30;

/** The ratio to another order's questions, and half the width of its 95 % interval. */
export interface Share {
	share: number;
	within: number;
}

export interface ComparedOrder {
	/** Mean questions until nine of ten skills of the grade are truly known at the same time. */
	questions: number;
	/** The same as a ratio to other orders with the same children. */
	of_fixed: Share;
	of_three: Share;
	/** Of the skills known then, the share still known after 30 more days of the same order. */
	kept: number;
}

/** Which children of a world practice. */
interface Children {
	grade: number;
	children: number;
	seed: number;
	luck?: Luck;
}

/** The results of each order for the same simulated children of one world and grade. */
export function compareOrders(
	world: PlanningWorld,
	ordered: readonly Skill[],
	scene: Children,
): Readonly<Record<PracticeOrderName, ComparedOrder>> {
	const of = Object.fromEntries(
		PRACTICE_ORDERS.map((name) => [name, runsOf(newOrder[name], world, ordered, scene)]),
	) as Record<PracticeOrderName, Run[]>;
	const compared = PRACTICE_ORDERS.map((name) => [name, comparedOrder(of[name], of)]);
	return Object.fromEntries(compared) as Record<PracticeOrderName, ComparedOrder>;
}

/** What a start is worth. */
export interface ComparedStart {
	/** As for an order; those of the starting point count. */
	questions: number;
	/** Skills of this and earlier grades that are truly known then and were not at the start, for each 100 questions. */
	learned: number;
}

/** The day's sets without and after the starting point, for the same simulated children. */
export function compareStarts(
	world: PlanningWorld,
	ordered: readonly Skill[],
	scene: Children,
): Readonly<Record<"without" | "after", ComparedStart>> {
	const compared = (order: NewOrder) => {
		const runs = runsOf(order, world, ordered, scene);
		const questions = meanOf(runs.map((run) => run.questions));
		return { questions, learned: (100 * meanOf(runs.map(({ learned }) => learned))) / questions };
	};
	return { without: compared(newOrder.plan), after: compared(afterStartingPoint) };
}

interface Run {
	questions: number;
	kept: number;
	/** Skills of this and earlier grades. */
	learned: number;
}

function runsOf(
	order: NewOrder,
	world: PlanningWorld,
	ordered: readonly Skill[],
	{ grade, children, seed, luck = "shared" }: Children,
): Run[] {
	const skills = plannedSkills(ordered, grade);
	return Array.from({ length: children }, (_, number) => {
		const child = practicingChild(world, skills, { grade, luck, number: seed * 100_003 + number });
		return practice(skills, grade, child, order({ skills, grade, child }));
	});
}

function practice(
	skills: readonly PlannedSkill[],
	grade: number,
	child: PracticingChild,
	order: PracticeOrder,
): Run {
	const own = ofGrade(skills, grade);
	const knownOn = (day: number) => own.filter((at) => child.knows(at, day));
	const allKnown = (day: number) => skills.filter((_, at) => child.knows(at, day)).length;
	const known_before = allKnown(0);
	const run = { questions: 0, day: 0, known: knownOn(0) };
	const isDone = () => run.known.length >= SHARE_OF_SKILLS * own.length || run.questions >= GIVE_UP_AFTER;
	const workADay = (isOver: () => boolean) => {
		run.day = Math.floor(run.day) + 1;
		for (const asked of order.set(run.day, QUESTIONS_A_DAY)) {
			if (isOver()) return;
			const { skill_at, teaches = true } = asked;
			const is_right = teaches ? child.answer(skill_at, run.day) : child.show(skill_at, run.day);
			order.told(asked, { day: run.day, is_right });
			run.questions += 1;
			run.known = knownOn(run.day);
			run.day += 0.001;
		}
	};
	while (!isDone()) workADay(isDone);
	const { questions, known } = run;
	const learned = allKnown(run.day) - known_before;
	for (let more = 0; more < DAYS_KEPT; more += 1) workADay(() => false);
	const kept = known.filter((at) => child.knows(at, run.day)).length / Math.max(1, known.length);
	return { questions, kept, learned };
}

function comparedOrder(
	runs: readonly Run[],
	{ fixed, "three in a row": three }: Readonly<Record<PracticeOrderName, readonly Run[]>>,
): ComparedOrder {
	return {
		questions: meanOf(runs.map(({ questions }) => questions)),
		of_fixed: shareOf(fixed, runs),
		of_three: shareOf(three, runs),
		kept: meanOf(runs.map(({ kept }) => kept)),
	};
}

/** The ratio of two means over the same children, with its interval by the delta method. */
function shareOf(others: readonly Run[], runs: readonly Run[]): Share {
	const base = meanOf(others.map(({ questions }) => questions));
	const share = meanOf(runs.map(({ questions }) => questions)) / base;
	const off = runs.map(({ questions }, at) => (questions - share * (others[at]?.questions ?? 0)) / base);
	const variance = off.reduce((sum, value) => sum + value ** 2, 0) / Math.max(1, off.length - 1);
	return { share, within: 1.96 * Math.sqrt(variance / off.length) };
}

function meanOf(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
