import type { ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import { Check, ChevronRight, RotateCcw, X } from "lucide-react";
import type { RefObject } from "react";
import { Link } from "react-router";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { QuestionHead } from "../../ui/text/question-head.tsx";
import { QueueLetter } from "../../ui/lists/work-queue.tsx";
import { QuestionPaper } from "../../ui/text/question-paper.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import type { ProblemReport } from "./problem-reports.api.ts";
import { reasonWords } from "./report-words.ts";

export interface ReportDetailProps {
	report: ProblemReport;
	detailsTo: string;
	editTo: (bankQuestionId: string) => string;
	/** The state being sent. */
	deciding: ReportState | null;
	replyRef: RefObject<HTMLTextAreaElement | null>;
	onDecide: (state: ReportState) => void;
}

/** One report with its question as the child saw it, and its actions. */
export function ReportDetail({ report, detailsTo, editTo, deciding, replyRef, onDecide }: ReportDetailProps) {
	return (
		<>
			<header className="grid gap-2">
				<h2 className="text-xl">{reasonWords[report.reason]}</h2>
				<QuestionHead skill_name={report.skill_name} grade={report.grade} />
			</header>
			<div className="paper">
				<QuestionPaper {...report} />
			</div>
			<Facts report={report} />
			{report.bank !== null && <BankVersion bank={report.bank} editTo={editTo} />}
			<Link className="details-link justify-self-start" to={detailsTo}>
				The whole question and every answer to it
				<ChevronRight className="i" />
			</Link>
			{report.state === "open" ? (
				<>
					<Field label="Note to the child" optional hint="Saved with the report.">
						{(control) => (
							<textarea {...control} ref={replyRef} className="input" rows={3} maxLength={1000} />
						)}
					</Field>
					<div className="queue-actions">
						<Button
							variant="mint"
							icon={<Check className="i" />}
							busy={deciding === "fixed"}
							onClick={() => onDecide("fixed")}
						>
							Fixed <QueueLetter of="accept" />
						</Button>
						<Button
							variant="line"
							icon={<X className="i" />}
							busy={deciding === "dismissed"}
							onClick={() => onDecide("dismissed")}
						>
							Dismiss <QueueLetter of="away" />
						</Button>
					</div>
				</>
			) : (
				<div className="queue-actions">
					<Button
						variant="line"
						icon={<RotateCcw className="i" />}
						busy={deciding === "open"}
						onClick={() => onDecide("open")}
					>
						Open again <QueueLetter of="again" />
					</Button>
				</div>
			)}
		</>
	);
}

interface BankVersionProps {
	bank: NonNullable<ProblemReport["bank"]>;
	editTo: (bankQuestionId: string) => string;
}

/** The version that the child had, and the one that students have now. */
function BankVersion({ bank: { question_id, version, published_version }, editTo }: BankVersionProps) {
	return (
		<>
			<p className="text-ink-2 text-sm">
				{published_version === null
					? `This was version ${version} of a question in the bank. Students no longer see it.`
					: published_version === version
						? `This was version ${version} of a question in the bank. Students still see it.`
						: `This was version ${version} of a question in the bank. Students now see version ${published_version}.`}
			</p>
			<Link className="details-link justify-self-start" to={editTo(question_id)}>
				Fix it in the editor
				<ChevronRight className="i" />
			</Link>
		</>
	);
}

function Facts({ report }: { report: ProblemReport }) {
	const now = useNow();
	const { note, last_answer, answer_list, reply, created_at, resolved_at } = report;
	return (
		<dl className="queue-facts">
			<dt>The child wrote</dt>
			<dd className="queue-words">{note === "" ? <span className="text-ink-3">nothing</span> : note}</dd>
			<dt>Answer given</dt>
			<dd>
				{last_answer ? (
					<RichText text={last_answer} className="rich font-semibold" />
				) : (
					<span className="text-ink-3">None before the report</span>
				)}
			</dd>
			<dt>Right answer</dt>
			<dd>
				{answer_list.map((answer) => (
					<RichText key={answer.html} text={answer} className="rich font-semibold" />
				))}
			</dd>
			<dt>Reported</dt>
			<dd>{whenText(created_at, now)}</dd>
			{resolved_at !== null && (
				<>
					<dt>Closed</dt>
					<dd>{whenText(resolved_at, now)}</dd>
					<dt>The child was told</dt>
					<dd className="queue-words">
						{reply === "" ? <span className="text-ink-3">nothing more</span> : reply}
					</dd>
				</>
			)}
		</dl>
	);
}
