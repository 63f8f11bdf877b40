import { Skeleton } from "../../../ui/skeleton.tsx";
import { useProfile } from "../../profile/index.ts";

/** Same layout as the page, so that nothing shifts when it loads. */
export function DashboardSkeleton() {
	const { all_students } = useProfile();
	return (
		<div role="status" className="loads-late">
			<span className="sr">Loading the dashboard</span>
			<div className="greeting">
				<Skeleton className="h-9 w-72 max-w-full" />
				<Skeleton className="mt-2 h-6 w-[34rem] max-w-full" />
			</div>
			<div className="card attention-card">
				<Skeleton className="h-7 w-52" />
				<Skeleton className="mt-5 h-16 w-full" />
			</div>
			<div className="child-cards">
				{all_students.map(({ id }) => (
					<div key={id} className="card child-card">
						<div className="flex items-center gap-3">
							<Skeleton className="size-13 flex-none rounded-[16px]" />
							<div className="grid grow gap-2">
								<Skeleton className="h-5 w-2/5" />
								<Skeleton className="h-4 w-1/4" />
							</div>
						</div>
						<Skeleton className="h-14 w-full" />
						<Skeleton className="h-14 w-full" />
						<Skeleton className="h-12 w-4/5" />
						<Skeleton className="mt-auto h-11 w-full" />
					</div>
				))}
			</div>
			<div className="dashboard-rows">
				<div className="card wallet-card">
					<Skeleton className="h-11 w-full" />
				</div>
				<div className="card chart-card">
					<Skeleton className="h-7 w-52" />
					<Skeleton className="mt-5 h-[21rem] w-full max-sm:h-72" />
				</div>
			</div>
		</div>
	);
}
