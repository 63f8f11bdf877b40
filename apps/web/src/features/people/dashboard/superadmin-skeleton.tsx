import { Skeleton } from "../../../ui/skeleton.tsx";

/** Same layout as the page, so that nothing shifts when it loads. */
export function SuperadminSkeleton() {
	return (
		<div role="status" className="loads-late">
			<span className="sr">Loading the dashboard</span>
			<div className="superadmin-figures">
				{[0, 1, 2, 3].map((figure) => (
					<div key={figure} className="card">
						<Skeleton className="h-5 w-24" />
						<Skeleton className="my-1.5 h-9 w-16" />
						<Skeleton className="h-5 w-32 max-w-full" />
					</div>
				))}
			</div>
			<div className="superadmin-pair">
				<div className="card">
					<Skeleton className="h-7 w-52" />
					<Skeleton className="mt-5 h-[23.75rem] w-full max-sm:h-[19rem]" />
				</div>
				<div className="superadmin-side">
					<div className="card">
						<Skeleton className="h-7 w-32" />
						<Skeleton className="mt-5 h-20 w-full" />
					</div>
					<div className="card grow">
						<Skeleton className="h-7 w-28" />
						<Skeleton className="mt-5 h-36 w-full" />
					</div>
				</div>
			</div>
		</div>
	);
}
