export { ChildProceduresCard } from "./child-procedures-card.tsx";
export { CommonProceduresCard } from "./common-procedures-card.tsx";
