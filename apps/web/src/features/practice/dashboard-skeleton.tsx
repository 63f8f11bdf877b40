import { Skeleton } from "../../ui/skeleton.tsx";

export function DashboardSkeleton() {
	return (
		<div role="status">
			<span className="sr">Loading your dashboard</span>
			<div className="sd-next">
				<div className="grid gap-4">
					<Skeleton className="h-5 w-40" />
					<Skeleton className="h-11 w-72 max-w-full" />
					<Skeleton className="h-5 w-56" />
					<Skeleton className="mt-3 h-15 w-40 rounded-md" />
				</div>
			</div>
			<div className="sd-cards">
				{[0, 1, 2, 3, 4, 5].map((card) => (
					<div key={card} className="card sd-card">
						<Skeleton className="h-9 w-28" />
						<Skeleton className="h-24 rounded-lg" />
						<Skeleton className="h-5 w-44" />
					</div>
				))}
			</div>
			<div className="sd-board">
				<Skeleton className="mb-6 h-9 w-48" />
				<ul className="sd-tiles">
					{[0, 1, 2, 3, 4, 5].map((tile) => (
						<li key={tile}>
							<Skeleton className="aspect-square w-full rounded-[18%]" />
							<Skeleton className="mt-3 h-5 w-3/4" />
							<Skeleton className="mt-2 h-4 w-1/2" />
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
