import { useQuery } from "@tanstack/react-query";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { type Column, Table } from "../../ui/lists/table.tsx";
import { type CommonProcedures, commonProceduresQuery } from "./detective.api.ts";
import "./detective.css";

type Common = CommonProcedures["procedures"][number];

/** For super-admins: the most common wrong procedures, by the skill in which they showed last. */
export function CommonProceduresCard({ onOpen }: { onOpen: (skill_id: string) => void }) {
	const { data, error, isFetching, refetch } = useQuery(commonProceduresQuery);
	if (error && !data)
		return (
			<LoadFailed title="The common mistakes couldn’t be loaded" query={{ error, isFetching, refetch }} />
		);
	if (!data) return <QueueSkeleton label="Loading the common mistakes" />;
	return (
		<Card title="Common mistakes" className="det-common">
			{data.procedures.length === 0 ? (
				<EmptyState
					title="None found yet"
					hint="We list a mistake once a student’s answers show it several times in 60 days."
					tile={{ kind: "half", color: "sky", soft: true }}
				/>
			) : (
				<Table
					caption="Mistakes that most students make, by skill"
					columns={columnsFor(onOpen)}
					rows={data.procedures}
					rowKey={({ skill_id, procedure }) => `${skill_id} ${procedure}`}
				/>
			)}
		</Card>
	);
}

function columnsFor(onOpen: (skill_id: string) => void): Column<Common>[] {
	return [
		{
			key: "skill",
			header: "Skill",
			cell: ({ skill_id, skill_name }) => (
				<button type="button" className="cur-name det-skill" onClick={() => onOpen(skill_id)}>
					{skill_name}
				</button>
			),
		},
		{ key: "grade", header: "Grade", cell: ({ grade }) => grade },
		{
			key: "name",
			header: "What students do",
			cell: ({ name }) => name.charAt(0).toUpperCase() + name.slice(1),
		},
		{
			key: "where",
			header: "Seen in",
			cell: ({ is_shared }) => (is_shared ? "Several skills" : "This skill only"),
		},
		{ key: "students", header: "Students", align: "right", cell: ({ students }) => students },
	];
}
