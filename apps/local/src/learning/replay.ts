import { createHash } from "node:crypto";
import type { LoggedAnswer } from "@learnin/domain/mastery/replay/answer-replay";
import { calibrationErrorByCount, logLoss, rankingQuality } from "@learnin/domain/mastery/belief/measures";
import { type ReplayedAnswer, replayHeldOut, replayInOrder } from "@learnin/domain/mastery/replay/replay-log";

export interface ReplayOptions {
	/** Answers of all learners interleaved by time, or one learner after the other in random order. */
	by: "time" | "learner";
	seed: number;
}

/** Figures of one predictor for some answers. */
export interface Figures {
	auc: number;
	log_loss: number;
	calibration_error: number;
}

/** One line of the report. */
export interface ReportLine {
	name: string;
	answers: number;
	head: Figures;
	model: Figures;
}

/** A fifth of the learners is held out. */
const HELD_OUT_SHARE = 0.2;
const UP_TO = [1_000, 5_000, 20_000, 60_000] as const;

/**
 * Replays a log through the product's prediction and learning, and measures both; also microseconds of
 * processor time per answer.
 */
export function replay(
	answers: readonly LoggedAnswer[],
	{ by, seed }: ReplayOptions,
): { lines: ReportLine[]; microseconds: number } {
	const learners = [...new Set(answers.map(({ learner }) => learner))];
	const places = new Map(learners.map((learner) => [learner, draw(seed, "order", learner)]));
	const placeOf = ({ learner }: LoggedAnswer) => places.get(learner) ?? 0;
	const ordered = answers.toSorted(
		(a, b) => (by === "learner" ? placeOf(a) - placeOf(b) : 0) || a.at_ms - b.at_ms,
	);
	// Not wall time, which a busy machine stretches.
	const begin = process.cpuUsage();
	const replayed = replayInOrder(ordered);
	const { user, system } = process.cpuUsage(begin);
	const microseconds = (user + system) / ordered.length;
	// Another draw than for the order, which would hold out the first ones.
	const heldOut = new Set(learners.filter((learner) => draw(seed, "held out", learner) < HELD_OUT_SHARE));
	const unseen = replayHeldOut(ordered, (learner) => heldOut.has(learner));
	return {
		microseconds,
		lines: [
			...UP_TO.filter((count) => count < replayed.length).map((count) =>
				lineOf(`first ${count}`, replayed.slice(0, count)),
			),
			lineOf("all", replayed),
			lineOf("held-out learners", unseen),
		],
	};
}

/** From 0 to below 1, deterministic for the same words. */
function draw(seed: number, purpose: string, learner: string): number {
	return (
		createHash("sha256")
			.update(JSON.stringify([seed, purpose, learner]))
			.digest()
			.readUInt32BE() /
		2 ** 32
	);
}

/** How accurate these predictions were. */
export function lineOf(name: string, replayed: readonly ReplayedAnswer[]): ReportLine {
	const figuresOf = (predictor: "head" | "model"): Figures => {
		const predictions = replayed.map((answer) => ({ chance: answer[predictor], is_right: answer.is_right }));
		return {
			auc: rankingQuality(predictions),
			log_loss: logLoss(predictions),
			calibration_error: calibrationErrorByCount(predictions),
		};
	};
	return { name, answers: replayed.length, head: figuresOf("head"), model: figuresOf("model") };
}
