import type {
	PracticeQuestion,
	PracticeSession,
	QuestionStatus as Told,
} from "@learnin/contract/schemas/practice.schema";
import { formatPoints } from "@learnin/domain/rewards/points-for-attempt";
import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { Clock, RotateCcw } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { paths, practiceSkillPath } from "../../paths/paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { TenFrame } from "../../ui/ten-frame.tsx";
import { usePreferences } from "../profile/index.ts";
import { MissingPiece } from "./missing-piece.tsx";
import type { Mark } from "./practice-state.ts";
import { summaryOf } from "./set-result.ts";

const loadLearning = () => import("../learning/index.ts");
const LateCelebrations = lazy(() => loadLearning().then((m) => ({ default: m.Celebrations })));
let learning: Awaited<ReturnType<typeof loadLearning>> | undefined;

/** Once nothing is open any more, while the learner reads the last verdict: what there is to be glad about. */
export async function prepareSummary(client: QueryClient): Promise<void> {
	learning ??= await loadLearning();
	await client.prefetchQuery(learning.planQuery);
}

function isPrepared(client: QueryClient): boolean {
	const plan = learning && client.getQueryState(learning.planQuery.queryKey);
	return plan?.data !== undefined && !plan.isInvalidated && plan.fetchStatus === "idle";
}

export interface SetSummaryProps {
	session: Pick<PracticeSession, "kind" | "skill_id" | "title">;
	questions: PracticeQuestion[];
	/** One per question, in order. */
	results: Told[];
	marks: Mark[];
	onGoTo: (question_id: string) => void;
}

/** The whole set at a glance, and where to go from here. */
export function SetSummary({ session, questions, results, marks, onGoTo }: SetSummaryProps) {
	const { first_try, helped, unsolved, waiting, points, total, words } = summaryOf(
		results,
		marks,
		session.kind,
	);
	const { isCalm } = usePreferences();
	const places = Math.min(10, total);
	const headingRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => headingRef.current?.focus(), []);
	const open = questions.flatMap(({ id }, at) => (marks[at] === "open" ? [{ id, number: at + 1 }] : []));
	const isOver = open.length === 0 && waiting === 0;
	const client = useQueryClient();
	const [isReady] = useState(() => isOver && isPrepared(client));
	return (
		<main id="main" className="pr-summary">
			<div className="pr-summary-card card">
				<MissingPiece />
				<p className="pr-summary-skill">{session.title}</p>
				<h1 ref={headingRef} tabIndex={-1}>
					{words.title}
				</h1>
				<p className="pr-summary-text">{words.text}</p>
				<TenFrame
					wide
					places={places}
					filled={Math.round((first_try / Math.max(1, total)) * places)}
					label={`${first_try} of ${total} right at the first try`}
				/>
				<dl className="pr-figures">
					<Figure name="First try" value={first_try} />
					<Figure name="With help" value={helped} />
					<Figure name="Not solved" value={unsolved} />
				</dl>
				{waiting > 0 && (
					<p className="pr-summary-waiting" role="status">
						<Clock className="i" aria-hidden="true" />
						{waiting === 1
							? "One answer has no verdict yet. It shows here when it comes."
							: `${waiting} answers have no verdict yet. They show here when they come.`}
					</p>
				)}
				{points > 0 && !isCalm && (
					<p className="pr-earned">
						<b className="num">+{formatPoints(points).split(" ")[0]}</b> pts
					</p>
				)}
				{isOver && isReady && learning && <learning.Celebrations />}
				<div className="pr-summary-actions">
					{open.map(({ id, number }) => (
						<Button key={id} variant="primary" size="lg" onClick={() => onGoTo(id)}>
							Back to question {number}
						</Button>
					))}
					{session.skill_id !== null && open.length === 0 && (
						<ButtonLink
							variant="primary"
							size="lg"
							to={practiceSkillPath(session.skill_id)}
							icon={<RotateCcw className="i" />}
						>
							Another set
						</ButtonLink>
					)}
					<ButtonLink
						variant={session.skill_id === null && open.length === 0 ? "primary" : "line"}
						size="lg"
						to={paths.studentDashboard}
					>
						Back to Dashboard
					</ButtonLink>
				</div>
				{/* What comes late takes no place above the buttons: they stay under the finger. */}
				{isOver && !isReady && (
					<div className="pr-late-joy">
						<Suspense fallback={null}>
							<LateCelebrations />
						</Suspense>
					</div>
				)}
			</div>
		</main>
	);
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className="num">{value}</dd>
		</div>
	);
}
