import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { practiceSessionPath } from "../../../paths/paths.ts";
import { useInSlices } from "../../../platform/time/use-in-slices.ts";
import { PracticeRunner } from "./practice-runner.tsx";
import { PracticeSkeleton } from "./practice-skeleton.tsx";
import type { SessionWish } from "./state/session-wish.ts";
import { loadInput } from "../question/answer/question-inputs.ts";
import { sessionQuery, startQuery } from "./state/session.api.ts";
import "./practice.css";

// Most sets start with one of these; they load in parallel with the questions.
loadInput("FILL_ONE").catch(() => undefined);
loadInput("SELECT_ONE").catch(() => undefined);

const PracticeProblem = lazy(() =>
	import("./practice-problem.tsx").then((m) => ({ default: m.PracticeProblem })),
);

export interface PracticePageProps {
	/** The set that this address starts; absent if the address names a skill or a set. */
	kind?: Exclude<SessionWish["kind"], "skill" | "repair">;
}

/** Full screen. An address that starts a set is replaced by the address of that set. */
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
	const isShown = useInSlices(session !== undefined);
	const { search } = useLocation();
	// A link may open one question of the set; otherwise it resumes where the student stopped.
	const wanted = Number(new URLSearchParams(search).get("question")) - 1;
	if (session && isShown)
		return (
			<PracticeRunner
				session={wanted in session.questions ? { ...session, current_index: wanted } : session}
			/>
		);
	if (error) return <PracticeProblem error={error} retry={() => void refetch()} />;
	return <PracticeSkeleton />;
}
