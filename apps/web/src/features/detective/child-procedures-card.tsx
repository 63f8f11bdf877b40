import { useQuery } from "@tanstack/react-query";
import { Card } from "../../ui/card.tsx";
import { EvidenceDisclosure } from "../evidence/index.ts";
import { type ChildProcedures, childProceduresQuery } from "./detective.api.ts";
import "./detective.css";

/** On a child's report: each wrong procedure that keeps showing, what helps, and the answers that show it. */
export function ChildProceduresCard({ studentId }: { studentId: string }) {
	const { data } = useQuery(childProceduresQuery(studentId));
	if (!data || data.procedures.length === 0) return null;
	return (
		<Card title="A mistake that keeps coming back">
			<ul className="det-list">
				{data.procedures.map((found) => (
					<Procedure key={found.procedure} found={found} studentId={studentId} />
				))}
			</ul>
		</Card>
	);
}

type Found = ChildProcedures["procedures"][number];

function Procedure({ found, studentId }: { found: Found; studentId: string }) {
	const { procedure, sentence, helps, possible_count, made_count } = found;
	return (
		<li className="det-item">
			<p className="det-sentence">{sentence}</p>
			<p className="text-ink-2">
				<b>What helps:</b> {helps}
			</p>
			<EvidenceDisclosure
				of={{ student_id: studentId, procedure }}
				about={sentence}
				label={`Two examples (seen in ${made_count} of ${possible_count} questions)`}
			/>
		</li>
	);
}
