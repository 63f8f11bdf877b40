import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** The visible job is in the address, so that a reload restores it. */
export function useOpenJob() {
	const [search, setSearch] = useSearchParams();
	const jobId = search.get("job");
	const result = useRef<HTMLElement>(null);
	const shown = useRef(jobId);
	useEffect(() => {
		if (shown.current === jobId) return;
		shown.current = jobId;
		// The focus moves to the job; the pressed button may be gone.
		result.current?.focus({ preventScroll: true });
		if (jobId === null || result.current === null) return;
		// Chosen far down in the list of earlier ones, it may be above the visible area.
		const isAbove = result.current.getBoundingClientRect().top < 0;
		if (isAbove || matchMedia("(max-width: 75rem)").matches) result.current.scrollIntoView();
	}, [jobId]);
	return {
		jobId,
		result,
		open: (id: string | null) => setSearch(id === null ? {} : { job: id }),
	};
}
