import type { SkillMastery } from "@learnin/domain/mastery/learning/learner-state";
import {
	isStuck,
	STUCK_AGAIN_AFTER_DAYS,
	STUCK_FROM_FINISHED,
	STUCK_LAST,
} from "@learnin/domain/mastery/planning/stuck";
import {
	masteredText,
	ownMasteryText,
	stuckText,
} from "@learnin/domain/notifications/learning-notifications";
import type { Tx } from "../../platform/db/database.ts";
import { deleteUnread, notify, notifyGuardians, type NotifyContext } from "../notifications/index.ts";
import type { MasteryStep } from "./mastery.queries.ts";
import { selectLastFirstTries, updateOptionalStuckNotified } from "./notified.queries.ts";
import type { NotifiedStudent } from "./learning/student-to-learn.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

interface Learned {
	steps: readonly MasteryStep[];
	changed: ReadonlyMap<string, SkillMastery>;
	/** The skill names that pages use. */
	nameOf: (skill_id: string) => string;
}

/**
 * Notifies of skills that are now mastered, each once, and of those without progress. In the transaction that
 * updated mastery.
 */
export async function notifyOfMastery(
	app: NotifyContext,
	tx: Tx,
	student: NotifiedStudent,
	{ steps, changed, nameOf }: Learned,
): Promise<void> {
	// The first step of each skill: the other pages date it so, too.
	const mastered = [...new Map(steps.filter(isMasteredNow).toReversed().map(bySkill)).values()].toReversed();
	const last = [...new Map(steps.map(bySkill)).values()];
	const hard = last.filter(
		({ skill_id, stage_after }) =>
			stage_after === "learning" && (changed.get(skill_id)?.finished_count ?? 0) >= STUCK_FROM_FINISHED,
	);
	const skillOf = (skill_id: string) => ({ skill_id, name: nameOf(skill_id) });
	const happenedIn = ({ finished_at }: MasteryStep) => ({ at: finished_at, time_zone: student.time_zone });
	for (const step of mastered)
		await notifyOfMastered(app, tx, student, { ...skillOf(step.skill_id), happened: happenedIn(step) });
	for (const step of hard) {
		const { skill_id, stage_after: stage } = step;
		const finished_count = changed.get(skill_id)?.finished_count ?? 0;
		const of = { student_id: student.id, skill_id };
		const last_first_tries = await selectLastFirstTries(tx, { ...of, limit: STUCK_LAST });
		if (!isStuck({ stage, finished_count, last_first_tries })) continue;
		const right = last_first_tries.filter(Boolean).length;
		const happened = happenedIn(step);
		await notifyOfStuck(app, tx, student, { ...skillOf(skill_id), right, happened });
	}
}

/** Not if it was mastered before and only waited for a review. */
function isMasteredNow({ stage_before, stage_after }: MasteryStep): boolean {
	return stage_after === "mastered" && stage_before !== "mastered" && stage_before !== "due_for_review";
}

const bySkill = (step: MasteryStep): [string, MasteryStep] => [step.skill_id, step];

interface NamedSkill {
	skill_id: string;
	name: string;
	happened: { at: Date; time_zone: string };
}

async function notifyOfMastered(
	app: NotifyContext,
	tx: Tx,
	{ id, family_id, account_id, name }: NotifiedStudent,
	skill: NamedSkill,
): Promise<void> {
	const event_key = `mastered-${id}-${skill.skill_id}`;
	await deleteUnread(tx, { family_id, event_prefix: stuckKey(id, skill) });
	await notifyGuardians(app, tx, {
		family_id,
		kind: "skill_mastered",
		event_key,
		student_id: id,
		description: masteredText(name, skill.name),
		page: attemptsPage(id, skill),
		happened: skill.happened,
	});
	if (account_id === null) return;
	const description = ownMasteryText(skill.name);
	const { happened } = skill;
	await notify(app, tx, {
		account_id,
		kind: "own_mastery",
		event_key,
		student_id: id,
		description,
		happened,
	});
}

async function notifyOfStuck(
	app: NotifyContext,
	tx: Tx,
	{ id, family_id, name }: NotifiedStudent,
	{ right, ...skill }: NamedSkill & { right: number },
): Promise<void> {
	const now = app.now();
	const before = new Date(now.getTime() - STUCK_AGAIN_AFTER_DAYS * DAY_MS);
	const of = { student_id: id, skill_id: skill.skill_id };
	if (!(await updateOptionalStuckNotified(tx, of, { before, now }))) return;
	await notifyGuardians(app, tx, {
		family_id,
		kind: "skill_stuck",
		event_key: `${stuckKey(id, skill)}${now.toISOString()}`,
		student_id: id,
		description: stuckText(name, skill.name, { right, last: STUCK_LAST }),
		page: attemptsPage(id, skill),
		happened: skill.happened,
	});
}

/** How the event keys of a skill without progress begin; the time is added. */
function stuckKey(student_id: string, { skill_id }: Pick<NamedSkill, "skill_id">): string {
	return `stuck-${student_id}-${skill_id}-`;
}

/** The child's answers in the skill. */
function attemptsPage(student_id: string, { skill_id }: Pick<NamedSkill, "skill_id">): string {
	return `/get-attempts-details?skill=${encodeURIComponent(skill_id)}&student=${student_id}`;
}
