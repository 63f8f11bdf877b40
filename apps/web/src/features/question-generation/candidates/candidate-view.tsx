import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { QuestionPaper } from "../../../ui/text/question-paper.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { QuestionParts } from "../../activity/index.ts";
import type { PreviewProps } from "../../question-editor/index.ts";
import { AskedCalls } from "../ordering/asked-calls.tsx";
import { Checks } from "./checks.tsx";
import { costText, failureText, foundText, stageNames, waitText } from "../generation-words.ts";
import { LazyDisclosure } from "../jobs/lazy-disclosure.tsx";
import { ModelNames } from "../ordering/model-names.tsx";
import {
	answerCandidate,
	type Candidate,
	type CandidateDetail,
	candidateQuery,
} from "../question-generation.api.ts";

/** What the app passes to these pages: the student's page of a question, and links to other pages. */
export interface Around {
	Preview: ComponentType<PreviewProps>;
	/** The page of a question in the bank. */
	bankTo: (questionId: string) => string;
	/** Where questions are reviewed. */
	reviewTo: string;
	/** Opens a question of the bank in the editor. */
	onEdit: (questionId: string) => void;
	/** Opens the editor of a new question with the stored draft. */
	onHandOver: () => void;
}

export interface CandidateViewProps {
	candidate: Candidate;
	around: Around;
	/** The student's page is collapsed at first: for several side by side. */
	isCompact?: boolean;
	/** The actions. */
	children: (detail: CandidateDetail) => ReactNode;
}

/** One candidate: its result, the student's view, and the result of every check. */
export function CandidateView({ candidate, around, isCompact = false, children }: CandidateViewProps) {
	const query = useQuery(candidateQuery(candidate));
	if (query.data === undefined) {
		if (!query.error) return <Spinner label="Loading the question" />;
		return <LoadFailed title="The question couldn’t be loaded" query={query} />;
	}
	const detail = query.data;
	return (
		<div className="qg-candidate">
			<Verdict detail={detail} bankTo={around.bankTo} />
			<div className="qg-stack">
				{detail.preview !== null && detail.question !== null && (
					<Shown detail={detail} Preview={around.Preview} isCompact={isCompact} />
				)}
				<div className="qg-acts">{children(detail)}</div>
			</div>
			<div className="qg-stack">
				{detail.failure === null && (
					<section aria-label={isCompact ? `Checks: ${detail.model}` : "Checks"} className="qg-part">
						<h3>Checks</h3>
						<Checks candidate={detail} bankTo={around.bankTo} />
					</section>
				)}
				<Facts detail={detail} />
				<AskedCalls candidateId={detail.id} />
			</div>
		</div>
	);
}

function Verdict({ detail, bankTo }: { detail: CandidateDetail; bankTo: Around["bankTo"] }) {
	const { state, failure, caught_by, stages, question_id, is_near_duplicate } = detail;
	if (question_id !== null)
		return (
			<Note kind="correct" title="It’s in the bank">
				<p>
					Students get it once someone approves it.{" "}
					<Link to={bankTo(question_id)} className="link">
						Open it there
					</Link>
				</p>
			</Note>
		);
	if (state === "failed")
		return (
			<Note kind="problem" title="No question was made">
				<p>{failureText(failure)}</p>
			</Note>
		);
	const stage = stages.find((each) => each.stage === caught_by);
	if (stage !== undefined)
		return (
			<Note kind="problem" title="Caught by a check">
				<p>
					<b>{`${stageNames[stage.stage]}: `}</b>
					{foundText(stage)}
				</p>
			</Note>
		);
	return (
		<Note kind="correct" title="Every check passed">
			<p>
				{is_near_duplicate
					? "It’s nearly the same as another one, with different numbers. A person decides whether to keep it."
					: "Students get it once someone approves it."}
			</p>
		</Note>
	);
}

interface ShownProps {
	detail: CandidateDetail;
	Preview: Around["Preview"];
	isCompact: boolean;
}

function Shown({ detail, Preview, isCompact }: ShownProps) {
	if (!isCompact)
		return (
			<>
				<AsStudent detail={detail} Preview={Preview} label="As a student gets it" />
				<Solution detail={detail} />
			</>
		);
	return (
		<>
			<Paper detail={detail} />
			<Solution detail={detail} isOpen />
			<LazyDisclosure label="Try it as a student">
				<AsStudent detail={detail} Preview={Preview} label={`As a student gets it: ${detail.model}`} />
			</LazyDisclosure>
		</>
	);
}

/** The question read-only, for comparison, with what its answer is chosen from or made on. */
function Paper({ detail: { preview } }: { detail: CandidateDetail }) {
	if (preview === null) return null;
	const { question } = preview;
	return (
		<div className="qg-paper paper">
			<QuestionPaper {...question} />
			<QuestionParts question={question} />
		</div>
	);
}

/** The student's page, graded like a student's answer. */
function AsStudent({
	detail: { preview, question },
	Preview,
	label,
}: Omit<ShownProps, "isCompact"> & { label: string }) {
	const [round, setRound] = useState(0);
	if (preview === null || question === null) return null;
	return (
		<section className="qe-preview" aria-label={label}>
			<Preview
				key={round}
				question={preview.question}
				sendAnswer={(answer) => answerCandidate(question, answer)}
				onNext={() => setRound(round + 1)}
			/>
		</section>
	);
}

/** What a student gets step by step: answer, hints, explanation. */
function Solution({ detail: { preview }, isOpen = false }: { detail: CandidateDetail; isOpen?: boolean }) {
	if (preview === null) return null;
	const { answer_list, hints, explanation } = preview;
	return (
		<details className="disclosure qg-more" open={isOpen}>
			<summary>
				<ChevronRight aria-hidden="true" />
				Answer, hints and solution
			</summary>
			<dl className="qg-solution">
				<dt>Answer</dt>
				<dd className="qg-answers">
					{answer_list.map((answer, at) => (
						<RichText key={at} text={answer} className="rich" />
					))}
				</dd>
				<dt>Hints</dt>
				<dd>
					<ol>
						{hints.map((hint, at) => (
							<li key={at}>
								<RichText text={hint} className="rich" />
							</li>
						))}
					</ol>
				</dd>
				<dt>Worked solution</dt>
				<dd>
					<RichText text={explanation} className="rich" />
				</dd>
			</dl>
		</details>
	);
}

/** Time and cost. */
function Facts({ detail }: { detail: CandidateDetail }) {
	const { model, writing_ms, duration_ms, cost } = detail;
	return (
		<dl className="qg-facts">
			<div>
				<dt>Model</dt>
				<dd>
					<ModelNames names={[model]} />
				</dd>
			</div>
			<div>
				<dt>Writing</dt>
				<dd className="num">{waitText(writing_ms)}</dd>
			</div>
			<div>
				<dt>With all checks</dt>
				<dd className="num">{waitText(duration_ms)}</dd>
			</div>
			<div>
				<dt>Cost</dt>
				<dd className="num">{costText(cost)}</dd>
			</div>
		</dl>
	);
}

/** Whether it can go to the bank as it is. */
export function isReady({ state, question_id }: Pick<Candidate, "state" | "question_id">): boolean {
	return state === "ready" && question_id === null;
}
