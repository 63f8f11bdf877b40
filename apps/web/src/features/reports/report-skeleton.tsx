import { Skeleton } from "../../ui/skeleton.tsx";

/** The same places as the report, so that nothing moves when it comes. */
export function ReportSkeleton() {
	return (
		<div role="status" className="loads-late report">
			<span className="sr">Loading the report</span>
			<Skeleton className="h-28 w-full" />
			<div className="report-pair">
				<Skeleton className="h-96 w-full" />
				<Skeleton className="h-96 w-full" />
			</div>
			<Skeleton className="h-64 w-full" />
		</div>
	);
}
