import { setImmediate } from "node:timers/promises";
import { measurePredictions } from "@learnin/domain/mastery/replay/measure-predictions";
import type { MeasuredAnswer, PredictionMeasure } from "@learnin/domain/mastery/replay/measure-predictions";
import { AnswerReplay } from "@learnin/domain/mastery/replay/answer-replay";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { readOwnAnswers } from "../mastery/index.ts";
import { type MeasureRow, replaceMeasures } from "./predictions.queries.ts";

/** How many of the newest answers, so that the job takes seconds however large a deployment is. */
const MAX_ANSWERS = 50_000;
/** After this many the node handles other work first; a thousand take about 30 ms. */
const BETWEEN_PAUSES = 500;

/**
 * Replays predictions for the deployment's own answers, one after the other, and stores how accurate they
 * were.
 */
export async function measureOwnPredictions(app: Pick<AppContext, "db" | "now" | "pool">): Promise<void> {
	const replay = new AnswerReplay();
	const measured: MeasuredAnswer[] = [];
	for (const [at, answer] of (await readOwnAnswers(app.pool, MAX_ANSWERS)).entries()) {
		const prediction = replay.predict(answer);
		replay.learn(answer, prediction, { about_all: true });
		const { is_right, grade, skills } = answer;
		measured.push({ chance: prediction.chance, is_right, grade, skill_id: skills.join(";") });
		if (at % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await setImmediate();
	}
	const { all, grades, skills } = measurePredictions(measured);
	const measured_at = app.now();
	const row = (scope: MeasureRow["scope"], name: string, measure: PredictionMeasure): MeasureRow => {
		const { right: right_share, bins, ...numbers } = measure;
		return { scope, name, ...numbers, right_share, bins: JSON.stringify(bins), measured_at };
	};
	const rows = [
		...(all === null ? [] : [row("all", "", all)]),
		...grades.map(({ grade, measure }) => row("grade", String(grade), measure)),
		...skills.map(({ skill_id, measure }) => row("skill", skill_id, measure)),
	];
	await inTransaction(app.db, (tx) => replaceMeasures(tx, rows));
}
