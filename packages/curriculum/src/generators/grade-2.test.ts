import { golden2 } from "../testing/golden/grade-2.ts";
import { testGrade } from "../../tools/test-grade.ts";
import { grade2 } from "./grade-2.ts";

testGrade(grade2, golden2);
