import { dayGoal } from "@learnin/domain/practice/day-goal";
import type {
	PracticeQuestion,
	PracticeSession,
	QuestionStatus,
} from "@learnin/contract/schemas/practice.schema";
import { shortPoints } from "@learnin/domain/rewards/points";
import type { QueryClient } from "@tanstack/react-query";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Clock, RotateCcw } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { chime } from "../../../../platform/look/chime.ts";
import { lessonPath } from "../../../../paths/lesson-path.ts";
import { paths, practiceSkillPath } from "../../../../paths/paths.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../../ui/buttons/button-link.tsx";
import { TenFrame } from "../../../../ui/charts/ten-frame.tsx";
import { usePreferences } from "../../../profile/index.ts";
import { MissingPiece } from "../../feedback/missing-piece.tsx";
import type { Mark } from "../state/practice-state.ts";
import { dashboardQuery, type Dashboard } from "../../dashboard/practice.api.ts";
import { goalAtEnd } from "./goal-at-end.ts";
import { lessonAfter, type SetResult, type SkillMissed, summaryOf } from "./set-result.ts";

const loadJoy = () => import("./joy-at-end.tsx");
const LateJoy = lazy(() => loadJoy().then((m) => ({ default: m.JoyAtEnd })));
let joy: Awaited<ReturnType<typeof loadJoy>> | undefined;

/** Prefetches the celebrations once nothing is open anymore, while the student reads the last verdict. */
export async function prepareSummary(client: QueryClient, session_id: string): Promise<void> {
	joy ??= await loadJoy();
	await Promise.all([joy.prepareJoy(client, session_id), client.prefetchQuery(dashboardQuery)]);
}

/**
 * Whether the celebrations are ready to stand above the buttons. Later ones go below, except on a phone, where the
 * buttons are at its bottom: the buttons are there at once and stay where they are.
 */
function useIsJoyReady(session_id: string, isOver: boolean): boolean {
	const client = useQueryClient();
	const [isReady] = useState(() => isOver && joy?.isPrepared(client, session_id) === true);
	return isReady;
}

export interface SetSummaryProps {
	session: Pick<PracticeSession, "id" | "kind" | "skill_id" | "title">;
	questions: PracticeQuestion[];
	/** One per question, in order. */
	results: QuestionStatus[];
	marks: Mark[];
	/** Questions that were not solved and whose place a fresh one took. */
	replacedCount: number;
	onGoTo: (question_id: string) => void;
}

/** The whole set at a glance, and the next steps. */
export function SetSummary(props: SetSummaryProps) {
	const { session, questions, results, marks, replacedCount, onGoTo } = props;
	const { isCalm, hasSound } = usePreferences();
	const { data: today } = useQuery(dashboardQuery);
	const result = summaryOf(results, marks, { kind: session.kind, replacedCount, day: today });
	const { waiting, points, words } = result;
	const headingRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// The last question may have been scrolled.
		scrollTo(0, 0);
		headingRef.current?.focus({ preventScroll: true });
	}, []);
	const [isHeard] = useState(hasSound && !isCalm);
	useEffect(() => {
		if (isHeard) chime("finished");
	}, [isHeard]);
	const open = questions.flatMap(({ id }, at) => (marks[at] === "open" ? [{ id, number: at + 1 }] : []));
	const isOver = open.length === 0 && waiting === 0;
	const isJoyReady = useIsJoyReady(session.id, isOver);
	const joyProps = { session_id: session.id, isGoalTold: result.isGoalTold };
	return (
		<main id="main" className="pr-summary">
			<div className="pr-summary-card card">
				<div className="pr-summary-head">
					<MissingPiece />
					<p className="pr-summary-skill">{session.title}</p>
					<h1 ref={headingRef} tabIndex={-1}>
						{words.title}
					</h1>
				</div>
				{/* Late content takes no space above the buttons: they stay under the finger. */}
				{isOver && (
					<div className={isJoyReady ? "pr-joy" : "pr-late-joy"}>
						{isJoyReady && joy ? (
							<joy.JoyAtEnd {...joyProps} />
						) : (
							<Suspense fallback={null}>
								<LateJoy {...joyProps} />
							</Suspense>
						)}
					</div>
				)}
				<div className="pr-summary-told">
					<Figures result={result} />
					{words.text !== "" && <p className="pr-summary-text">{words.text}</p>}
					{waiting > 0 && (
						<p className="pr-summary-waiting" role="status">
							<Clock className="i" aria-hidden="true" />
							{waiting === 1
								? "One answer is still being checked. The result will appear here."
								: `${waiting} answers are still being checked. The results will appear here.`}
						</p>
					)}
					<SummaryGoal today={today} />
					{points > 0 && !isCalm && (
						<p className="pr-earned">
							<b className="num">+{shortPoints(points).split(" ")[0]}</b> pts
						</p>
					)}
				</div>
				<SummaryActions
					session={session}
					open={open}
					today={today}
					lesson={lessonAfter(questions, marks)}
					isSkipped={result.skipped === result.total}
					onGoTo={onGoTo}
				/>
			</div>
		</main>
	);
}

interface ActionsProps extends Pick<SetSummaryProps, "session" | "onGoTo"> {
	open: { id: string; number: number }[];
	today: Dashboard | undefined;
	/** The skill whose lesson would help; null if none. */
	lesson: SkillMissed | null;
	/** Every question was skipped. */
	isSkipped: boolean;
}

/** Open questions come first, then more for the daily goal or another set of one skill, and a lesson of what was missed. */
function SummaryActions({ session, open, today, lesson, isSkipped, onGoTo }: ActionsProps) {
	const { kind, skill_id } = session;
	const isOver = open.length === 0;
	const more = today && isOver && kind !== "skill" ? goalAtEnd(today).more : null;
	// Who is done for today is not urged on.
	const isDone = today !== undefined && dayGoal(today.today_count, today.daily_goal).is_reached;
	return (
		<div className="pr-summary-actions">
			{open.map(({ id, number }) => (
				<Button key={id} variant="primary" size="lg" onClick={() => onGoTo(id)}>
					Back to question {number}
				</Button>
			))}
			{skill_id !== null && isOver && (
				<ButtonLink
					variant={isDone || isSkipped ? "line" : "primary"}
					size="lg"
					to={practiceSkillPath(skill_id)}
					icon={<RotateCcw className="i" />}
				>
					Another set
				</ButtonLink>
			)}
			{more && (
				<ButtonLink variant="primary" size="lg" to={more.to}>
					{isSkipped ? "Try new questions" : more.words}
				</ButtonLink>
			)}
			{isOver && lesson && (
				<ButtonLink variant={isSkipped ? "primary" : "line"} size="lg" to={lessonPath(lesson.skill_id)}>
					{skill_id === null ? `Show me how: ${lesson.skill_name}` : "Show me how"}
				</ButtonLink>
			)}
			<ButtonLink
				variant={isOver && (isDone || skill_id === null) && more === null ? "primary" : "line"}
				size="lg"
				to={paths.studentDashboard}
			>
				Back to Dashboard
			</ButtonLink>
		</div>
	);
}

/** The day's progress: the same frame and count as on the dashboard. Its space is reserved while loading. */
function SummaryGoal({ today }: { today: Dashboard | undefined }) {
	const { today_count = 0, daily_goal = 1 } = today ?? {};
	return (
		<div className="pr-summary-goal" data-waiting={today === undefined || undefined}>
			<TenFrame
				wide
				filled={dayGoal(today_count, daily_goal).fields}
				label={`${today_count} of ${daily_goal} questions done today`}
			/>
			<p>{today ? goalAtEnd(today).words : "\u00a0"}</p>
		</div>
	);
}

/** How the questions went; besides those right on the first try only what there is. */
function Figures({ result: { first_try, retried, helped, skipped, unsolved } }: { result: SetResult }) {
	return (
		<dl className="pr-figures">
			<Figure name="First try" value={first_try} />
			{retried > 0 && <Figure name="More tries" value={retried} />}
			{helped > 0 && <Figure name="With help" value={helped} />}
			{skipped > 0 && <Figure name="Skipped" value={skipped} />}
			{unsolved > 0 && <Figure name="Not solved" value={unsolved} />}
		</dl>
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
