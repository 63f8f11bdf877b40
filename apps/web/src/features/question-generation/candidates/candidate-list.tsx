import { useRef, useState } from "react";
import { Badge } from "../../../ui/people/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { beginsAbove } from "../../../ui/lists/work-queue.tsx";
import { CandidateActs } from "./candidate-acts.tsx";
import { type Around, CandidateView, isReady } from "./candidate-view.tsx";
import { caughtText, CheckMarks } from "./checks.tsx";
import { ModelNames } from "../ordering/model-names.tsx";
import { failureText, shareText } from "../generation-words.ts";
import type { Candidate, Generation } from "../question-generation.api.ts";
import { CandidateBadge } from "../jobs/state-badge.tsx";
import { useTakeSeveral } from "./use-take.ts";
import "../../../ui/lists/work-queue.css";

/** All candidates of a job: uses some or all of the ready ones, and shows one beside the list. */
export function CandidateList({ job, around }: { job: Generation; around: Around }) {
	const [marked, setMarked] = useState<readonly string[]>([]);
	const [openId, setOpenId] = useState<string | null>(null);
	const pane = useRef<HTMLElement>(null);
	const shown = job.candidates.find(({ id }) => id === openId) ?? job.candidates.find(isLookable);
	// The first one stays open when others are added before it.
	if (shown !== undefined && shown.id !== openId) setOpenId(shown.id);
	const open = (id: string) => {
		setOpenId(id);
		pane.current?.focus({ preventScroll: true });
		// Beside the list it is visible already, unless the previous one was scrolled to its end.
		if (pane.current && (beginsAbove(pane.current) || !matchMedia("(min-width: 64rem)").matches))
			pane.current.scrollIntoView();
	};
	return (
		<>
			<BulkBar
				job={job}
				marked={marked}
				onMark={setMarked}
				onSent={() => {
					setMarked([]);
					// The button disappears with the last ready one.
					pane.current?.focus({ preventScroll: true });
				}}
			/>
			<div className="queue">
				<section className="queue-list card" aria-label="Questions">
					<ul className="qg-list">
						{job.candidates.map((candidate) => (
							<li key={candidate.id}>
								<Mark
									candidate={candidate}
									isMarked={marked.includes(candidate.id)}
									onMark={() => setMarked(toggled(marked, candidate.id))}
								/>
								<button
									type="button"
									className="queue-row"
									aria-current={candidate.id === shown?.id || undefined}
									disabled={!isLookable(candidate)}
									onClick={() => open(candidate.id)}
								>
									<Row candidate={candidate} isRanked={job.kind === "relevance"} />
								</button>
							</li>
						))}
					</ul>
				</section>
				<section ref={pane} className="queue-detail card" aria-label="The chosen one" tabIndex={-1}>
					{shown === undefined ? (
						<p className="text-ink-2">The first one opens here as soon as it’s made.</p>
					) : (
						<CandidateView key={shown.id} candidate={shown} around={around}>
							{(detail) => <CandidateActs detail={detail} around={around} />}
						</CandidateView>
					)}
				</section>
			</div>
		</>
	);
}

function toggled(marked: readonly string[], id: string): string[] {
	return marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id];
}

interface BulkBarProps {
	job: Generation;
	marked: readonly string[];
	onMark: (ids: string[]) => void;
	onSent: () => void;
}

/** Sends all ready candidates to review, or the selected ones. */
function BulkBar({ job, marked, onMark, onSent }: BulkBarProps) {
	const { sent, takeAll } = useTakeSeveral(job.id, onSent);
	const ready = job.candidates.filter(isReady);
	const chosen = ready.filter(({ id }) => marked.includes(id));
	const areAll = chosen.length === ready.length;
	if (ready.length === 0) return null;
	return (
		<div className="qg-bulk">
			<label className="qe-check">
				<input
					type="checkbox"
					checked={areAll}
					ref={(box) => {
						if (box) box.indeterminate = chosen.length > 0 && !areAll;
					}}
					onChange={() => onMark(areAll ? [] : ready.map(({ id }) => id))}
				/>
				All that are ready
			</label>
			<Button
				variant="primary"
				busy={sent !== null}
				busyLabel="Sending to review"
				disabled={chosen.length === 0}
				onClick={() => takeAll(chosen)}
			>
				{chosen.length === 0 ? "Send to review" : `Send ${chosen.length} to review`}
			</Button>
			<p role="status" className="text-ink-2 text-sm">
				{sent !== null && `${sent.done} of ${sent.of} sent`}
			</p>
		</div>
	);
}

function isLookable({ state }: Candidate): boolean {
	return state === "ready" || state === "caught" || state === "failed";
}

interface MarkProps {
	candidate: Candidate;
	isMarked: boolean;
	onMark: () => void;
}

function Mark({ candidate, isMarked, onMark }: MarkProps) {
	if (!isReady(candidate)) return <span className="qg-mark" />;
	return (
		<label className="qg-mark">
			<input type="checkbox" checked={isMarked} onChange={onMark} />
			<span className="sr">{`Choose question ${candidate.number}`}</span>
		</label>
	);
}

function Row({ candidate, isRanked }: { candidate: Candidate; isRanked: boolean }) {
	const { number, model, prompt, state, stages, relevance, is_near_duplicate } = candidate;
	return (
		<>
			<span className="qg-row-words">
				{prompt === null ? (
					<span className="text-ink-3">{`Question ${number}`}</span>
				) : (
					<RichText text={prompt} className="rich" asLabel />
				)}
			</span>
			<span className="qg-row-facts">
				<CandidateBadge candidate={candidate} />
				{is_near_duplicate && <Badge tone="gold">Nearly the same</Badge>}
				<span>
					<ModelNames names={[model]} />
				</span>
				{stages.length > 0 && <CheckMarks stages={stages} />}
			</span>
			{state === "caught" && <span className="qg-row-why">{caughtText(candidate.caught_by)}</span>}
			{state === "failed" && <span className="qg-row-why">{failureText(candidate.failure)}</span>}
			{isRanked && relevance !== null && (
				<span className="qg-relevance">
					<span className="bar" aria-hidden="true">
						<i style={{ width: shareOf(relevance) }} />
					</span>
					<span className="num">
						<small>Relevance </small>
						{shareText(relevance)}
					</span>
				</span>
			)}
		</>
	);
}

function shareOf(share: number): string {
	return `${Math.round(share * 100)}%`;
}
