import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RecentSheets } from "./recent-sheets.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { WorksheetForm } from "./worksheet-form.tsx";
import { choicesQuery, useMakeWorksheet } from "./worksheets.api.ts";
import { NoChildren } from "../family/index.ts";
import "../../styles/print.css";
import "../../ui/buttons/tick.css";
import "./worksheets.css";

/** /parent/worksheets: makes a sheet to print, or opens one by its code (`?code=`). */
export function WorksheetsPage() {
	const [search, setSearch] = useSearchParams();
	const code = search.get("code");
	const preview = useRef<HTMLDivElement>(null);
	const open = (next: string) => {
		setSearch((before) => withCode(before, next));
		preview.current?.scrollIntoView({ block: "start" });
	};
	return (
		<div className="ws-page">
			<div className="ws-panel">
				<Maker onMade={open} search={search} />
			</div>
			<div className="ws-preview" ref={preview}>
				{code === null ? <NoSheetYet /> : <SheetPreview key={code} code={code} />}
			</div>
		</div>
	);
}

function withCode(before: URLSearchParams, code: string): URLSearchParams {
	const next = new URLSearchParams(before);
	next.set("code", code);
	return next;
}

function Maker({ onMade, search }: { onMade: (code: string) => void; search: URLSearchParams }) {
	const { data, error, isFetching, refetch } = useQuery(choicesQuery);
	const making = useMakeWorksheet((sheet) => onMade(sheet.code));
	if (!data && error) {
		return <LoadFailed title="The worksheets couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <MakerSkeleton />;
	return (
		<>
			<Card title="New worksheet">
				{data.children.length === 0 ? (
					<NoChildren hint="Worksheets are made for a child." heading="h3" />
				) : (
					<WorksheetForm
						choices={data}
						first={{
							child: search.get("child"),
							source: search.get("source"),
							skill: search.get("skill"),
						}}
						making={making}
						onMake={making.run}
					/>
				)}
			</Card>
			<RecentSheets recent={data.recent} onOpen={onMade} />
		</>
	);
}

function MakerSkeleton() {
	return (
		<div role="status" className="loads-late">
			<span className="sr">Loading the worksheets</span>
			<Skeleton className="h-[34rem] w-full rounded-3xl" />
		</div>
	);
}

const outlined = [1, 2, 3, 4, 5, 6];

/** On a wide screen with the outline of a sheet, so that the place for it is not empty. */
function NoSheetYet() {
	useDocumentTitle("Worksheets");
	return (
		<div className="card ws-empty">
			<EmptyState
				title="Your worksheet appears here"
				hint="Choose what you want, make it and print it. Nothing on paper counts as practice in Learnin."
				tile={{ kind: "grid", color: "sky", soft: true }}
			/>
			<div className="ws-outline" aria-hidden="true">
				<p>
					<i />
					<i />
				</p>
				<ol>
					{outlined.map((number) => (
						<li key={number}>
							<i />
							<i />
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}
