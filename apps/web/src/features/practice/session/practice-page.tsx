import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { practiceSessionPath } from "../../../paths/paths.ts";
import { PracticeRunner } from "./practice-runner.tsx";
import { PracticeSkeleton } from "./practice-skeleton.tsx";
import type { SessionWish } from "./session-wish.ts";
import { loadInput } from "../question/question-inputs.ts";
import { sessionQuery, startQuery } from "./session.api.ts";
import "./practice.css";

// Most sets begin with one of these; they come while the questions do.
loadInput("FILL_ONE").catch(() => undefined);
loadInput("SELECT_ONE").catch(() => undefined);

const PracticeProblem = lazy(() =>
	import("./practice-problem.tsx").then((m) => ({ default: m.PracticeProblem })),
);

export interface PracticePageProps {
	/** The set that this address starts; absent where the address names a skill or a set. */
	kind?: Exclude<SessionWish["kind"], "skill" | "repair">;
}

/** Full screen. An address that starts a set gives way to the address of that set. */
export function PracticePage({ kind }: PracticePageProps) {
	const { skillId, sessionId } = useParams();
	return (
		<Suspense fallback={<PracticeSkeleton />}>
			{sessionId === undefined ? (
				<StartSet key={kind ?? skillId} wish={kind ? { kind } : { kind: "skill", skill_id: skillId ?? "" }} />
			) : (
				<OpenSession key={sessionId} sessionId={sessionId} />
			)}
		</Suspense>
	);
}

function StartSet({ wish }: { wish: SessionWish }) {
	const { data: sessionId, error, refetch } = useQuery(startQuery(wish));
	if (sessionId !== undefined) return <Navigate to={practiceSessionPath(sessionId)} replace />;
	if (error) return <PracticeProblem error={error} kind={wish.kind} retry={() => void refetch()} />;
	return <PracticeSkeleton />;
}

function OpenSession({ sessionId }: { sessionId: string }) {
	const { data: session, error, refetch } = useQuery(sessionQuery(sessionId));
	const { search } = useLocation();
	// A link may lead to one question of the set; otherwise it goes on where the learner left off.
	const wanted = Number(new URLSearchParams(search).get("question")) - 1;
	if (session)
		return (
			<PracticeRunner
				session={wanted in session.questions ? { ...session, current_index: wanted } : session}
			/>
		);
	if (error) return <PracticeProblem error={error} retry={() => void refetch()} />;
	return <PracticeSkeleton />;
}
