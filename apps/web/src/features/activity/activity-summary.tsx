import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { DashboardChild } from "./activity.api.ts";
import { dashboardQuery } from "./activity.api.ts";

/** What the children of the filter finished; the list below it can be filtered further. */
export function ActivitySummary({ studentId }: { studentId: string | undefined }) {
	const { data, error } = useQuery(dashboardQuery);
	// The list says what is wrong; these figures are only a help.
	if (error && !data) return null;
	if (!data) return <Skeleton className="activity-summary h-[6.25rem] loads-late" />;
	const children = data.children.filter(({ id }) => studentId === undefined || id === studentId);
	if (children.length === 0) return null;
	return <Figures childrenOfFilter={children} />;
}

function Figures({ childrenOfFilter }: { childrenOfFilter: readonly DashboardChild[] }) {
	const sum = (read: (child: DashboardChild) => number) =>
		childrenOfFilter.reduce((total, child) => total + read(child), 0);
	const finished = sum((child) => child.week_finished);
	const firstTry = sum((child) => child.week_first_try);
	return (
		<dl className="card activity-summary">
			<Figure name="Finished today" value={sum((child) => child.today_count)} />
			<Figure name="Last 7 days" value={finished} />
			<Figure name="Right first time" value={firstTry} of={finished} />
		</dl>
	);
}

function Figure({ name, value, of }: { name: string; value: number; of?: number }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				<span className="num">{value}</span>
				{of !== undefined && ` of ${of}`}
			</dd>
		</div>
	);
}
