import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { count } from "../../platform/count-words.ts";
import { formatCount } from "../../platform/format-count.ts";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/charts/progress-bar.tsx";
import { type Column, Table } from "../../ui/lists/table.tsx";
import { NotLoaded } from "./list-states.tsx";
import { bytesText } from "./work/workshop-words.ts";
import { type NodeSettings as Settings, settingsQuery } from "./work/workshop.api.ts";
import { Fact } from "../../ui/text/fact.tsx";

/** The settings of this node, without secrets. */
export function NodeSettings() {
	const query = useQuery(settingsQuery);
	if (query.data === undefined) return <NotLoaded query={query} />;
	const { data } = query;
	return (
		<div className="ops-stack">
			<Card title="Running">
				<dl className="ops-figures">
					<Fact name="Nodes">{data.nodes}</Fact>
					<Fact name="Mode">{data.mode}</Fact>
					<Fact name="Node.js">{data.node_version}</Fact>
					<Fact name="PostgreSQL">{data.database_version}</Fact>
					<Fact name="Size of the database">{bytesText(data.database_bytes)}</Fact>
					<Fact name="Last migration">{data.migration.replaceAll("_", " ")}</Fact>
				</dl>
			</Card>
			<Models settings={data} />
			<Card title="Settings" className="ops-settings">
				<Table
					caption="Settings of this node"
					rows={data.settings}
					rowKey={({ name }) => name}
					columns={columns}
				/>
			</Card>
		</div>
	);
}

function Models({ settings: { models, model_calls } }: { settings: Settings }) {
	return (
		<Card title="Models">
			<p className="text-ink-2">{`${count(model_calls.today, "call")} today, of ${formatCount(model_calls.limit)}`}</p>
			<ProgressBar label="Calls to models today" value={Math.min(1, model_calls.today / model_calls.limit)} />
			{models.length === 0 ? (
				<p className="help">No model is set up. Written answers wait for a person.</p>
			) : (
				<ul className="ops-models">
					{models.map(({ name, provider, model }) => (
						<li key={name}>
							<b>{name}</b>
							<span>{`${model} · ${provider}`}</span>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function IsSet({ isSet }: { isSet: boolean }) {
	return isSet ? (
		<span className="ops-set">
			<CircleCheck className="i" aria-hidden="true" /> Yes
		</span>
	) : (
		<span className="ops-set is-not">
			<CircleDashed className="i" aria-hidden="true" /> Not set
		</span>
	);
}

const columns: readonly Column<Settings["settings"][number]>[] = [
	{ key: "name", header: "Name", cell: ({ name }) => <code>{name}</code> },
	{ key: "set", header: "Is set", cell: ({ is_set }) => <IsSet isSet={is_set} /> },
	{
		key: "value",
		header: "Value",
		cell: ({ is_set, value }) => <span className="ops-value">{value ?? (is_set ? "not shown" : "")}</span>,
	},
];
