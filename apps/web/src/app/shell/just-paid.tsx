import { lazy, Suspense, useState } from "react";
import { readJustPaid } from "../../platform/just-paid.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const PaidNote = lazy(() =>
	import("../../features/payments/index.ts").then((m) => ({ default: m.PaidNote })),
);

/** Above the dashboard that follows a payment; loads nothing on any other visit. */
export function JustPaid() {
	const [isPaid] = useState(() => readJustPaid() !== null);
	if (!isPaid) return null;
	return (
		<Suspense fallback={<Skeleton className="mb-5 h-[11rem] rounded-lg" />}>
			<PaidNote />
		</Suspense>
	);
}
