import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router";
import { practiceSessionPath } from "../../app/paths.ts";
import { PracticeRunner } from "./practice-runner.tsx";
import { PracticeSkeleton } from "./practice-skeleton.tsx";
import { sessionQuery, startQuery } from "./practice.api.ts";
import "./practice.css";

const PracticeProblem = lazy(() =>
	import("./practice-problem.tsx").then((m) => ({ default: m.PracticeProblem })),
);

/** Full screen. A skill's address starts a set and gives way to the address of that set. */
export function PracticePage() {
	const { skillId, sessionId } = useParams();
	return (
		<Suspense fallback={<PracticeSkeleton />}>
			{sessionId === undefined ? (
				<StartSkill key={skillId} skillId={skillId ?? ""} />
			) : (
				<OpenSession key={sessionId} sessionId={sessionId} />
			)}
		</Suspense>
	);
}

function StartSkill({ skillId }: { skillId: string }) {
	const { data: sessionId, error, refetch } = useQuery(startQuery(skillId));
	if (sessionId !== undefined) return <Navigate to={practiceSessionPath(sessionId)} replace />;
	if (error) return <PracticeProblem error={error} retry={() => void refetch()} />;
	return <PracticeSkeleton />;
}

function OpenSession({ sessionId }: { sessionId: string }) {
	const { data: session, error, refetch } = useQuery(sessionQuery(sessionId));
	if (session) return <PracticeRunner session={session} />;
	if (error) return <PracticeProblem error={error} retry={() => void refetch()} />;
	return <PracticeSkeleton />;
}
