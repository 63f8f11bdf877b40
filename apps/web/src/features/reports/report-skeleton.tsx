import { Skeleton } from "../../ui/skeleton.tsx";

/** Same layout as the report, so that nothing shifts when it loads. */
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
