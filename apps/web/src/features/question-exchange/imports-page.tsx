import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { count } from "../../platform/count-words.ts";
import { exactText, whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { importFormatWords } from "./exchange-words.ts";
import { ImportForm } from "./import-form.tsx";
import type { SeenImport } from "./question-exchange.api.ts";
import { importsQuery } from "./question-exchange.api.ts";
import "../../ui/buttons/tick.css";
import "../../ui/lists/dotted-facts.css";
import "./question-exchange.css";

export interface ImportsPageProps {
	/** The page of one file. */
	importTo: (importId: string) => string;
}

/** Uploads a file of questions; below it the earlier files. */
export function ImportsPage({ importTo }: ImportsPageProps) {
	return (
		<div className="exch">
			<ImportForm importTo={importTo} />
			<Past importTo={importTo} />
		</div>
	);
}

function Past({ importTo }: ImportsPageProps) {
	const query = useInfiniteQuery(importsQuery);
	if (!query.data) {
		if (!query.error) return <QueueSkeleton label="Loading the files" />;
		return <LoadFailed title="The files couldn’t be loaded" query={query} />;
	}
	const rows = query.data.pages.flatMap((page) => page.imports);
	if (rows.length === 0)
		return (
			<Card>
				<EmptyState
					title="No file yet"
					hint="Your uploads appear here, with the result for each question."
					tile={{ kind: "leaf", color: "mint", soft: true }}
				/>
			</Card>
		);
	return (
		<Card title="Files">
			<ul className="exch-files">
				{rows.map((row) => (
					<File key={row.id} file={row} to={importTo(row.id)} />
				))}
			</ul>
			<LoadMore shown={rows.length} thing="file" query={query} />
		</Card>
	);
}

function File({ file, to }: { file: SeenImport; to: string }) {
	const now = useNow();
	const { file_name, format, item_count, created_at, created_by_name } = file;
	return (
		<li>
			<div>
				<Link to={to} className="exch-name">
					{file_name}
				</Link>
				<p className="dotted-facts exch-facts">
					{format !== null && <span>{importFormatWords[format]}</span>}
					{item_count !== null && <span>{count(item_count, "item")}</span>}
					{created_by_name !== null && <span>{created_by_name}</span>}
					<time dateTime={created_at} title={exactText(created_at)}>
						{whenText(created_at, now)}
					</time>
				</p>
			</div>
			<StateOf file={file} />
		</li>
	);
}

function StateOf({ file: { state, counts } }: { file: SeenImport }) {
	switch (state) {
		case "reading":
			return <Badge tone="sky">Being read</Badge>;
		case "storing":
			return <Badge tone="sky">Coming in</Badge>;
		case "failed":
			return <Badge tone="coral">Couldn’t be read</Badge>;
		case "ready":
			if (counts.accepted_waiting + counts.flagged_waiting === 0) return <Badge>Nothing to import</Badge>;
			return <Badge tone="gold">Needs your decision</Badge>;
		case "done":
			if (counts.stored === 0) return <Badge>Nothing new</Badge>;
			return <Badge tone="mint">{`${counts.stored} in the bank`}</Badge>;
	}
}
