import { type Calibration, newCalibration } from "@learnin/domain/mastery/belief/calibration";
import { FIRST_WEIGHTS } from "@learnin/domain/mastery/history/history-features";
import { readTally } from "@learnin/domain/mastery/history/stored-history";
import type { Tally } from "@learnin/domain/mastery/history/tally";
import type { SkillFigures } from "@learnin/domain/mastery/learning/learner-state";
import { Recent } from "../../platform/cache/recent.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { floatsOf } from "./history.queries.ts";
import { selectFiguresRevision, selectSharedFigures } from "./shared-figures.queries.ts";

/** What is learned from all students together. Immutable: the job that learns makes another one. */
export interface FiguresOfAll {
	skills: ReadonlyMap<string, SkillFigures>;
	/** The history of all students on each skill. */
	tallies: ReadonlyMap<string, Tally>;
	calibration: Calibration;
	/** Of the head that predicts from history. */
	weights: Float64Array;
}

const known = new Recent<string, FiguresOfAll>(4);

/** The current figures. One short query if they did not change since they were read. */
export async function readFiguresOfAll(db: Db | Tx): Promise<FiguresOfAll> {
	return readFiguresOfAllAt(db, await selectFiguresRevision(db));
}

/** The figures at the revision that was just read. No query if this node has seen it. */
export async function readFiguresOfAllAt(db: Db | Tx, latest: string | null): Promise<FiguresOfAll> {
	const found = latest === null ? undefined : known.get(latest);
	if (found !== undefined) return found;
	const { revision, calibration, weights, skills } = await selectSharedFigures(db);
	const figures = {
		skills: new Map(skills.map(({ skill_id, mean, variance }) => [skill_id, { mean, variance }])),
		tallies: new Map(skills.map(({ skill_id, history }) => [skill_id, readTally(history)])),
		calibration: calibration ?? newCalibration(),
		weights: weights === null ? Float64Array.from(FIRST_WEIGHTS) : floatsOf(weights),
	};
	if (revision !== null) known.set(revision, figures);
	return figures;
}
