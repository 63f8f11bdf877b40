import { setImmediate as turn } from "node:timers/promises";
import { newCalibration } from "@learnin/domain/mastery/belief/calibration";
import { inTransaction, type Db, type Tx } from "../../../platform/db/database.ts";
import { foldObservation, type SharedFigures } from "./fold-observation.ts";
import { selectCommonHistory, selectHead, updateCommonHistory, upsertHead } from "../history.queries.ts";
import {
	lockCalibration,
	type QuestionObservation,
	selectQuestionFigures,
	selectSkillFigures,
	consumeObservations,
	upsertCalibration,
	upsertFigures,
} from "../mastery.queries.ts";

/** Batch size, so that no transaction is long. */
const batch = 2_000;
/** Some 50 microseconds each: the node answers requests after so many. */
const slice = 50;

/** Folds all observations into the figures from all learners, each observation once. */
export async function learnFigures(db: Db): Promise<void> {
	while ((await learnBatch(db)) === batch);
}

async function learnBatch(db: Db): Promise<number> {
	return inTransaction(db, async (tx) => {
		const calibration = await lockCalibration(tx, newCalibration());
		const observed = await consumeObservations(tx, batch);
		if (observed.length === 0) return 0;
		const shared: SharedFigures = { calibration, ...(await readShared(tx, observed)) };
		for (const [at, each] of observed.entries()) {
			if (at % slice === slice - 1) await turn();
			foldObservation(shared, each);
		}
		await upsertFigures(tx, shared.skills, shared.questions);
		await upsertCalibration(tx, shared.calibration);
		await updateCommonHistory(tx, shared.common);
		await upsertHead(tx, shared.head);
		return observed.length;
	});
}

async function readShared(
	tx: Tx,
	observed: readonly QuestionObservation[],
): Promise<Omit<SharedFigures, "calibration">> {
	const question_keys = [...new Set(observed.map(({ question_key }) => question_key))];
	const skill_ids = [...new Set(observed.map(({ skill_id }) => skill_id))];
	const skills = await selectSkillFigures(tx);
	const questions = await selectQuestionFigures(tx, question_keys);
	const common = await selectCommonHistory(tx, { skill_ids, question_keys });
	return {
		skills: new Map(skills.map(({ skill_id, ...normal }) => [skill_id, normal])),
		questions: new Map(questions.map(({ question_key, ...normal }) => [question_key, normal])),
		common: { skills: new Map(common.skills), items: new Map(common.items) },
		head: await selectHead(tx),
	};
}
