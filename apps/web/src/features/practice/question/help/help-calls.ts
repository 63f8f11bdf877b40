import { openHint, skipQuestion, startOver } from "@learnin/contract/routes/practice/practice.contract";
import { callApi } from "../../../../platform/api/api-client.ts";
import type { Step } from "../../session/state/practice-state.ts";
import { hintStep, skippedStep, startedOverStep } from "../../session/state/practice-state.ts";
import type { Timing } from "../../session/state/use-question-timer.ts";

/** `shown` is the number of open hints, which makes a repeated call idempotent. */
export async function askHint(question_id: string, shown: number): Promise<Step> {
	const { status } = await callApi(openHint, { params: { question_id }, body: { shown } });
	return hintStep(question_id, status);
}

export async function askSkip(question_id: string, client_key: string, { active_ms }: Timing): Promise<Step> {
	const body = { client_key, active_ms, client_time: new Date().toISOString() };
	const { status } = await callApi(skipQuestion, { params: { question_id }, body });
	return skippedStep(question_id, status);
}

export async function askFresh(question_id: string): Promise<Step> {
	const { question } = await callApi(startOver, { params: { question_id }, body: {} });
	return startedOverStep(question_id, question);
}
