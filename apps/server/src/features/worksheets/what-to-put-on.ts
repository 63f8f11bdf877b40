import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { WantedOnSheet } from "@learnin/curriculum/worksheets/compose-sheet";
import { atLevel, sheetDifficulties } from "@learnin/curriculum/worksheets/sheet-difficulties";
import type { SheetLevel } from "@learnin/curriculum/worksheets/sheet-difficulties";
import type { Suggestion } from "@learnin/domain/mastery/planning/what-next";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Db } from "../../platform/db/database.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { nextSuggestions } from "../learning/index.ts";
import { suitingDifficulty } from "../mastery/index.ts";
import { readNotebook } from "../practice/index.ts";
import { dayIn } from "../rewards/index.ts";
import { selectMissedSince } from "./worksheets.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface Child {
	id: string;
	grade: number;
	time_zone: string;
}

const mistakeDays = 30;
/** A sheet with more skills than this is a test, not practice. */
const skillsOfNext = 5;

/** The skill's questions around the child's level, gradually harder. */
export async function wantedOfSkill(
	db: Db,
	child: Child,
	{ skill_id, count, level, now }: { skill_id: string; count: number; level: SheetLevel; now: Date },
): Promise<WantedOnSheet[]> {
	const suiting = await suitingDifficulty(db, child.id, skill_id, now);
	return sheetDifficulties(count, suiting, level).map((difficulty) => ({ skill_id, difficulty }));
}

/**
 * The kinds of questions with something due for repetition, then what else was missed recently; each once. What was
 * only skipped is no mistake.
 */
export async function missedKinds(db: Db, child: Child, now: Date): Promise<WantedOnSheet[]> {
	const { due } = await readNotebook(db, child.id, dayIn(child.time_zone, now));
	const since = new Date(now.getTime() - mistakeDays * DAY_MS);
	const kinds = new Map<string, WantedOnSheet>();
	const wrong = due.filter(({ is_skipped }) => !is_skipped);
	for (const { skill_id, difficulty } of [...wrong, ...(await selectMissedSince(db, child.id, since))])
		if (generatorFor(skill_id) !== undefined)
			kinds.set(`${skill_id} ${difficulty}`, { skill_id, difficulty: difficulty as Difficulty });
	return [...kinds.values()];
}

/** What the child learns next, in the order of its path; only skills that can be printed. */
export async function nextSkills(
	app: Parameters<typeof nextSuggestions>[0],
	{ id }: Child,
	viewer: Pick<ParentViewer, "impersonated_by">,
): Promise<Suggestion[]> {
	const next = await nextSuggestions(app, { student_id: id, impersonated_by: viewer.impersonated_by });
	return next.filter(({ skill_id }) => generatorFor(skill_id) !== undefined).slice(0, skillsOfNext);
}

/** `count` questions of these kinds in turn, none if there are no kinds. */
export function inTurns(kinds: readonly WantedOnSheet[], count: number, level: SheetLevel): WantedOnSheet[] {
	if (kinds.length === 0) return [];
	return Array.from({ length: count }, (_, at) => {
		const { skill_id, difficulty } = kinds[at % kinds.length] as WantedOnSheet;
		return { skill_id, difficulty: atLevel(difficulty, level) };
	});
}
