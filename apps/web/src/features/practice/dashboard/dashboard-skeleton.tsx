import { Skeleton } from "../../../ui/skeleton.tsx";

export function DashboardSkeleton() {
	return (
		<div role="status" className="sd">
			<span className="sr">Loading your dashboard</span>
			<div className="sd-go">
				<div className="grid gap-4">
					<Skeleton className="h-5 w-40" />
					<Skeleton className="h-11 w-72 max-w-full" />
					<Skeleton className="mt-3 h-18 w-48 rounded-md" />
				</div>
			</div>
			<div className="sd-cards">
				{[0, 1].map((card) => (
					<div key={card} className="card sd-card">
						<Skeleton className="h-9 w-28" />
						<Skeleton className="h-14 rounded-lg" />
						<Skeleton className="h-5 w-44" />
					</div>
				))}
			</div>
			<Skeleton className="mt-5 h-48 w-full rounded-3xl" />
		</div>
	);
}
