import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { practiceSessionPath } from "../../app/paths.ts";
import { PracticeProblem } from "./practice-problem.tsx";
import { PracticeRunner } from "./practice-runner.tsx";
import { PracticeSkeleton } from "./practice-skeleton.tsx";
import { sessionQuery, startQuery } from "./practice.api.ts";
import "./practice.css";

/** Full screen. A skill's address starts a set and gives way to the address of that set. */
export function PracticePage() {
	const { skillId, sessionId } = useParams();
	if (sessionId !== undefined) return <OpenSession key={sessionId} sessionId={sessionId} />;
	return <StartSkill key={skillId} skillId={skillId ?? ""} />;
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
